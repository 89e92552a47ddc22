/** A label to place: its target on the screen, and its priority. */
export interface Wanted {
  id: string;
  x: number;
  y: number;
  rank: number;
}

export interface LabelFrame {
  width: number;
  height: number;
  /** Height of a label, including the gap. */
  row: number;
  /** Room that is taken at the upper edge, and at the lower end of each column. */
  top: number;
  below: Record<Side, number>;
}

export type Side = 'left' | 'right';

export interface Placed extends Wanted {
  side: Side;
  /** The upper edge of its row. */
  top: number;
}

const byRank = (a: Wanted, b: Wanted) => b.rank - a.rank || (a.id < b.id ? -1 : 1);
const byHeight = (a: Wanted, b: Wanted) => a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1);

/** Rows as near as they can be to what they point at, none over another, in the same order. */
function stacked(column: readonly Wanted[], side: Side, frame: LabelFrame): Placed[] {
  const { row, height, below } = frame;
  const rows = [...column].sort(byHeight).map((one) => ({ ...one, side, top: one.y - row / 2 }));
  let least = frame.top;
  for (const one of rows) {
    one.top = Math.max(least, one.top);
    least = one.top + row;
  }
  let most = height - below[side];
  for (const one of rows.toReversed()) {
    one.top = Math.min(most - row, one.top);
    most = one.top;
  }
  return rows;
}

/**
 * Places labels in two columns at the sides, the highest rank first. A label whose column is full
 * goes to the other one; without room it is dropped.
 */
export function laidOut(wanted: readonly Wanted[], frame: LabelFrame): Placed[] {
  const { width, height, row, top, below } = frame;
  const roomAt = (side: Side) => Math.max(0, Math.floor((height - top - below[side]) / row));
  const columns: Record<Side, Wanted[]> = { left: [], right: [] };
  for (const one of [...wanted].sort(byRank)) {
    const side = one.x < width / 2 ? 'left' : 'right';
    const other = side === 'left' ? 'right' : 'left';
    if (columns[side].length < roomAt(side)) columns[side].push(one);
    else if (columns[other].length < roomAt(other)) columns[other].push(one);
  }
  return [...stacked(columns.left, 'left', frame), ...stacked(columns.right, 'right', frame)];
}
