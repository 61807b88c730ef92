"""The coach: where a game was lost, and what would have been better."""

from fudaba.coach.looking import Care, Mistake, Point, Review, review

__all__ = ["Care", "Mistake", "Point", "Review", "review"]
