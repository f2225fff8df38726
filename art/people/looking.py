"""Where the eyes of the figure look that is being drawn."""
way = [0.0, 0.0]


def look(aside, down):
    """aside: -1 to the left of the picture ... 1 to the right; down: 0 ahead ... 1."""
    way[:] = aside, down


def aside(side):
    """The same for an eye that is drawn for the left (-1) and mirrored on the right (1)."""
    return way[0] if side < 0 else -way[0]


def down():
    return way[1]
