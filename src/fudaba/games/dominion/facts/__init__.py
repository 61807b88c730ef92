"""What is printed, and where things can lie: true of every game, whatever is on the table."""
