import { arrow, tints, widthOf, write } from '../films/parts/pens';
import { box } from '../pictures/svg';
import { sheet, toneOf } from './sheet';

const stepBox = (x: number, y: number, width: number, words: string, at: number, size = 23) =>
  box({ x: x - width / 2, y: y - 29, width, height: 58, radius: 12 }, toneOf(at)) +
  write(x, y + 8, words, { size, bold: true, fill: tints.white, anchor: 'middle' });

export function drawSteps(steps: readonly string[]): string {
  const width = Math.max(...steps.map((step) => widthOf(step, 23))) + 60;
  return sheet(
    700,
    steps.length * 92 - 20,
    steps
      .map(
        (step, at) =>
          stepBox(350, 34 + at * 92, width, step, at) +
          (at === 0 ? '' : arrow(350, 34 + at * 92 - 62, 350, 34 + at * 92 - 30, tints.second, 4)),
      )
      .join(''),
  );
}

export function drawRing(steps: readonly string[]): string {
  const place = (at: number, far = 1): readonly [number, number] => {
    const angle = (at / steps.length) * 2 * Math.PI - Math.PI / 2;
    return [360 + 235 * far * Math.cos(angle), 260 + 205 * far * Math.sin(angle)];
  };
  const between = steps.map((_, at) => {
    const [from, to] = [place(at + 0.36), place(at + 0.62)];
    return arrow(from[0], from[1], to[0], to[1], tints.second, 4);
  });
  return sheet(
    720,
    520,
    between.join('') +
      steps
        .map((step, at) => {
          const [x, y] = place(at);
          return stepBox(x, y, widthOf(step, 21) + 36, step, at, 21);
        })
        .join(''),
  );
}
