"""Structs that are equal only to themselves.

This is said here, in a module that is not compiled: machine code forgets it of a class of its own.
"""

from __future__ import annotations

import msgspec


class IdentityStruct(msgspec.Struct, eq=False):
    """A struct that is equal to no other, whatever its fields, and so can be a key."""
