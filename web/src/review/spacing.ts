/** Which places along a line, of those in order, have room for a number: none nearer than `least` to the one before. */
export function spacedOut(places: readonly number[], least: number): boolean[] {
  let before = -Infinity;
  return places.map((place) => {
    const room = place - before >= least;
    if (room) before = place;
    return room;
  });
}
