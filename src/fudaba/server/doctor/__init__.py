"""The command `fudaba doctor`: does this machine have everything that a server needs?"""
