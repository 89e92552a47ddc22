import { between, type Easel, times } from '../brush/easel';
import { land, type Line, makeLine, ranges, traceLine } from '../brush/land';
import { backdrop } from '../brush/paint';
import { avenue, grass } from '../brush/plants';
import { clouds, sun } from '../brush/sky';

const waters = ['#d9ece6', '#a9d6dc', '#f3ead0', '#8cc4d3'];
const leaves = ['#24562f', '#357239', '#4f9145'] as const;
const stems = ['#6fae4a', '#8cc25a', '#a9d46c', '#4f8f40'] as const;

/** A field of water behind its bank. All follow one slope, as contours do. */
function terrace(easel: Easel, index: number, slope: Line) {
  const { context } = easel;
  const deep = 4 + index * 1.1;
  const line: Line = (x) =>
    68 + index * (4.6 + index * 0.5) + slope(x + index * 7) * (0.25 + index * 0.1);
  const bank: Line = (x) => line(x) + deep * (0.62 + 0.3 * Math.sin(x / 23 + index * 2));
  land(easel, line, waters[index % waters.length] ?? '#fff');
  context.strokeStyle = '#ffffff99';
  context.lineWidth = 0.8;
  context.beginPath();
  traceLine(easel, (x) => bank(x) - 0.8);
  context.stroke();
  land(easel, bank, ['#5d9b45', '#3a7a3c', '#2b6236']);
  const blade = 1.8 + index * 0.3;
  grass(easel, { top: (x) => bank(x) + 1, depth: deep * 0.8, count: 240, blade, colours: stems });
}

/** Rice fields stepping down a valley, the morning in their water. */
export function scene(easel: Easel) {
  backdrop(easel, ['#86bcd8', '#cfe3dc', '#fbe9c4']);
  sun(easel, 66, 30, 8, '#fff6d8');
  clouds(easel, 3, 34, '#ffffffe0');
  ranges(easel, [
    { base: 54, swing: 12, wave: 58, paint: ['#8fb5b9', '#c3d8cb'] },
    { base: 66, swing: 9, wave: 44, paint: ['#5f9488', '#8fb899'] },
  ]);
  const slope = makeLine(easel, { base: 0, swing: 9, wave: 88, rough: 0.3 });
  times(11, (index) => terrace(easel, index, slope));
  for (const foot of [94, 112, 138]) {
    const left = between(easel, 10, 120);
    avenue(easel, { left, gap: 70, count: 2, foot, size: foot / 15, colours: leaves });
  }
}
