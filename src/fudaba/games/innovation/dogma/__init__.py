"""A dogma: whom it reaches, who shares or avoids it, and how its effects are carried out."""
