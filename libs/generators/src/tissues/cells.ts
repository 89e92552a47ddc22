import { chanceAt } from './noise';

/** The cell that contains a place. The object is reused, because a tile asks 65 000 times. */
export interface Cell {
  /** From its centre, in cells. */
  distance: number;
  /** The distance to the next border, in cells. */
  border: number;
  /** Its centre. */
  x: number;
  y: number;
  /** A random value of the cell, from 0 to 1. */
  chance: number;
}

export const newCell = (): Cell => ({ distance: 0, border: 0, x: 0, y: 0, chance: 0 });

/** Irregular adjacent cells: `loose` is the deviation of their centres, from 0 to 1. */
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
