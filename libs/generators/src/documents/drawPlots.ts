import { dashes, line, plot, tints, widthOf, write } from '../films/parts/pens';
import { lineThrough } from '../films/timing';
import { box } from '../pictures/svg';
import type { Figure } from './page';
import { sheet, toneOf } from './sheet';

export function drawCurves({ x, y, curves }: Extract<Figure, { kind: 'curves' }>): string {
  const placeX = (value: number) => 90 + ((value - x.from) / (x.to - x.from)) * 560;
  const placeY = (value: number) => 430 - ((value - y.from) / (y.to - y.from)) * 370;
  const marks =
    x.marks
      .map((mark) =>
        write(placeX(mark), 460, String(mark), { size: 18, fill: tints.second, anchor: 'middle' }),
      )
      .join('') +
    y.marks
      .map(
        (mark) =>
          dashes(90, placeY(mark), 650, placeY(mark), tints.line, 1.5) +
          write(78, placeY(mark) + 6, String(mark), {
            size: 18,
            fill: tints.second,
            anchor: 'end',
          }),
      )
      .join('');
  const names = curves.map(({ name }, at) => {
    const left =
      100 + curves.slice(0, at).reduce((sum, one) => sum + widthOf(one.name, 20) + 70, 0);
    return (
      line(
        [
          [left, 20],
          [left + 34, 20],
        ],
        toneOf(at),
        6,
      ) + write(left + 44, 27, name, { size: 20, bold: true })
    );
  });
  const drawn = curves.map(({ points }, at) =>
    line(
      plot(
        lineThrough(points),
        [points[0]?.[0] ?? x.from, points.at(-1)?.[0] ?? x.to],
        (px, py) => [placeX(px), placeY(py)],
      ),
      toneOf(at),
      4.5,
    ),
  );
  return sheet(
    700,
    510,
    marks +
      line(
        [
          [90, 50],
          [90, 430],
          [656, 430],
        ],
        tints.second,
        2,
      ) +
      drawn.join('') +
      names.join('') +
      write(650, 496, x.name, { size: 19, fill: tints.second, anchor: 'end' }) +
      write(102, 62, y.name, { size: 19, fill: tints.second }),
  );
}

export function drawBars({ unit, bars }: Extract<Figure, { kind: 'bars' }>): string {
  const most = Math.max(...bars.map(([, value]) => value));
  const names = Math.max(...bars.map(([name]) => widthOf(name, 22)));
  const height = 62;
  return sheet(
    700,
    bars.length * height + 20,
    bars
      .map(([name, value], at) => {
        const y = 10 + at * height;
        const width = Math.max(4, ((560 - names) * value) / most);
        return (
          write(names + 6, y + 36, name, { size: 22, anchor: 'end' }) +
          box({ x: names + 20, y: y + 8, width, height: 40, radius: 6 }, toneOf(at)) +
          write(names + 30 + width, y + 36, `${value}${unit}`, { size: 21, bold: true })
        );
      })
      .join(''),
  );
}
