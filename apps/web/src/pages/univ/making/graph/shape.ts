export interface Placed {
  id: string;
  title: string;
  layer: number;
  place: number;
}

export interface Line {
  from: string;
  to: string;
  /** Drawn as a path to avoid. */
  isCritical: boolean;
  /** True if it leads to an earlier layer or the same one. */
  isBack: boolean;
}

/** Size of a node and distances, in pixels. */
export const node = { width: 152, height: 48, across: 24, down: 40, edge: 16 } as const;

const { width, height, across, down, edge } = node;

export const leftOf = ({ place }: Placed) => edge + place * (width + across);
export const topOf = ({ layer }: Placed) => edge + layer * (height + down);
export const sizeOf = (layers: number, places: number) => ({
  // Leaves room at the right for lines that lead back.
  width: 2 * edge + places * (width + across) + across,
  height: 2 * edge + layers * (height + down),
});

/**
 * A line from the bottom of one node to the top of the other; one that leads back passes at the
 * right.
 */
export function pathOf({ isBack }: Line, from: Placed, to: Placed): string {
  const middle = width / 2;
  if (!isBack) {
    const [x1, y1] = [leftOf(from) + middle, topOf(from) + height];
    const [x2, y2] = [leftOf(to) + middle, topOf(to)];
    const bend = Math.max(down / 2, (y2 - y1) / 2);
    return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2 - 4}`;
  }
  const [x1, y1] = [leftOf(from) + width, topOf(from) + height / 2];
  const [x2, y2] = [leftOf(to) + width, topOf(to) + height / 2];
  const out = Math.max(x1, x2) + across + 8;
  return `M${x1} ${y1}C${out} ${y1} ${out} ${y2} ${x2 + 4} ${y2}`;
}

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Target of an arrow key: the neighbour in the layer, or the nearest node of the next one. */
export function neighbourOf(nodes: readonly Placed[], id: string, key: string): string | null {
  const from = nodes.find((one) => one.id === id);
  const step = steps[key];
  if (!from || !step) return null;
  const [far, beside] = step;
  const there = nodes.filter(({ layer }) => layer === from.layer + far);
  if (far === 0) return there.find(({ place }) => place === from.place + beside)?.id ?? null;
  const near = (one: Placed) => Math.abs(one.place - from.place);
  return there.sort((one, other) => near(one) - near(other))[0]?.id ?? null;
}
