"""Machine code for the rules: built once in the background, used from the next start on.

`loading` uses what has been built, `builder` builds it as a process of its own, `background` runs the builder
beside a server, `modules` says what is compiled and `compiling` calls the compiler. The wheels are built by
the last two as well.
"""
