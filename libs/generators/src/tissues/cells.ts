import { chanceAt } from './noise';

/** The cell in which a place lies. It is filled anew for each place: a tile asks 65 000 times. */
export interface Cell {
  /** From its middle, in cells. */
  distance: number;
  /** How far the next border is, in cells. */
  border: number;
  /** Where its middle is. */
  x: number;
  y: number;
  /** Something of its own, between 0 and 1. */
  chance: number;
}

export const newCell = (): Cell => ({ distance: 0, border: 0, x: 0, y: 0, chance: 0 });

/** Cells side by side, none like another: `loose` is how far their middles stray, 0 to 1. */
export function cellAt(x: number, y: number, seed: number, loose: number, cell: Cell): Cell {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let [nearest, second] = [Infinity, Infinity];
  for (let down = row - 1; down <= row + 1; down += 1) {
    for (let across = column - 1; across <= column + 1; across += 1) {
      const middleX = across + 0.5 + (chanceAt(across, down, seed) - 0.5) * loose;
      const middleY = down + 0.5 + (chanceAt(across, down, seed + 1) - 0.5) * loose;
      const distance = (x - middleX) ** 2 + (y - middleY) ** 2;
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        cell.x = middleX;
        cell.y = middleY;
        cell.chance = chanceAt(across, down, seed + 2);
      } else if (distance < second) second = distance;
    }
  }
  cell.distance = Math.sqrt(nearest);
  cell.border = (Math.sqrt(second) - cell.distance) / 2;
  return cell;
}
