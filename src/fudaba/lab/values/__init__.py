"""Values as a file has them, and what is expected of them."""
