/** The `count` nearest of those that were offered, in whatever order: of equals those with the higher place come first. */
export class Nearest {
  /** What a distance may be at most to be taken. */
  limit = Infinity;
  private readonly places: number[] = [];
  private readonly distances: number[] = [];
  private readonly count: number;

  constructor(count: number) {
    this.count = count;
  }

  offer(place: number, distance: number): void {
    if (distance > this.limit) return;
    let at = this.distances.length;
    while (at > 0 && this.isBefore(place, distance, at - 1)) at -= 1;
    if (at >= this.count) return;
    this.places.splice(at, 0, place);
    this.distances.splice(at, 0, distance);
    if (this.places.length > this.count) {
      this.places.pop();
      this.distances.pop();
    }
    if (this.places.length === this.count) this.limit = this.distances.at(-1) ?? Infinity;
  }

  list(ids: readonly number[]): { id: number; distance: number }[] {
    return this.places.map((place, i) => ({
      id: ids[place] as number,
      distance: this.distances[i] as number,
    }));
  }

  private isBefore(place: number, distance: number, at: number): boolean {
    const other = this.distances[at] as number;
    return distance === other ? place > (this.places[at] as number) : distance < other;
  }
}
