/** A min-heap of edges by cost. */
export class Heap {
  private readonly costs: number[] = [];
  private readonly pairs: [number, number, number][] = [];

  push(cost: number, a: number, b: number, version: number) {
    this.costs.push(cost);
    this.pairs.push([a, b, version]);
    let at = this.costs.length - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.costAt(above) <= cost) break;
      this.swap(at, above);
      at = above;
    }
  }

  pop(): [number, number, number] | undefined {
    const first = this.pairs[0];
    const [cost, pair] = [this.costs.pop(), this.pairs.pop()];
    if (cost === undefined || !pair || this.costs.length === 0) return first;
    this.costs[0] = cost;
    this.pairs[0] = pair;
    this.sink();
    return first;
  }

  private sink() {
    for (let at = 0; ;) {
      const left = at * 2 + 1;
      const least = this.costAt(left + 1) < this.costAt(left) ? left + 1 : left;
      if (this.costAt(least) >= this.costAt(at)) return;
      this.swap(at, least);
      at = least;
    }
  }

  private costAt(at: number) {
    return this.costs[at] ?? Infinity;
  }

  private swap(a: number, b: number) {
    const [cost, pair] = [this.costs[a] ?? 0, this.pairs[a] ?? [0, 0, 0]];
    this.costs[a] = this.costs[b] ?? 0;
    this.pairs[a] = this.pairs[b] ?? [0, 0, 0];
    this.costs[b] = cost;
    this.pairs[b] = pair as [number, number, number];
  }
}
