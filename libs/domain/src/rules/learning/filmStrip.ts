const MOST = 100;
const LEAST_S = 2;
const CELL_WIDTH = 160;
export const STRIP_COLUMNS = 10;

interface Extent {
  durationS: number;
  width: number;
  height: number;
}

/** The sprite of a film's pictures: their number, interval and size. */
export function stripOf({ durationS, width, height }: Extent) {
  const everyS = Math.max(LEAST_S, Math.ceil(durationS / MOST));
  const count = Math.max(1, Math.ceil(durationS / everyS));
  const cellHeight = Math.max(2, Math.round((CELL_WIDTH * height) / width / 2) * 2);
  return {
    everyS,
    count,
    columns: STRIP_COLUMNS,
    rows: Math.ceil(count / STRIP_COLUMNS),
    width: CELL_WIDTH,
    height: cellHeight,
  };
}
