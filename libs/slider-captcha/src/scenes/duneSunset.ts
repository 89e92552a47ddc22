import { between, type Easel, times, width } from '../brush/easel';
import { land, type Line, makeLine, traceLine } from '../brush/land';
import { backdrop, blob, figure, stroke } from '../brush/paint';
import { astray } from '../brush/place';
import { birds, sun } from '../brush/sky';

interface Dune {
  base: number;
  swing: number;
  light: readonly string[];
  shade: string;
}

/** The wind's lines follow the crest and lie closer together far away. */
function combed(easel: Easel, line: Line, colour: string) {
  const phase = between(easel, 0, 6);
  times(16, (index) => {
    const depth = 2.5 + index * (1.7 + index * 0.16);
    const points = Array.from({ length: 92 }, (_, step) => {
      const x = step * 3;
      return [x, line(x) + depth + Math.sin(x * 0.13 + phase + index * 0.55) * 0.8] as const;
    });
    stroke(easel.context, points, colour, 0.55);
  });
}

/** Light on the windward side; the other side, below the crest, lies in shade. */
function dune(easel: Easel, { base, swing, light, shade }: Dune) {
  const line = makeLine(easel, { base, swing, wave: 104, rough: 0.22 });
  const foot = makeLine(easel, { base: 6, swing: 16, wave: 70, rough: 0.2 });
  land(easel, line, light);
  combed(easel, line, `${shade}66`);
  easel.context.fillStyle = `${shade}aa`;
  easel.context.beginPath();
  traceLine(easel, line);
  for (let x = width; x >= 0; x -= 1) easel.context.lineTo(x, line(x) + Math.max(0, foot(x)));
  easel.context.fill();
}

/** Legs, body, humps, neck and head, standing on its feet. */
const camel =
  'M-4 0V-7H-3.2V0zM-2.4 0V-6H-1.6V0zM2.2 0V-6H3V0zM3.6 0V-7H4.4V0z' +
  'M-5 -7Q-5 -9.4 -3 -9.2Q-1.6 -12.6 0 -9.6Q1.8 -12.4 3 -9.2L5.6 -8.4Q6.6 -9 7 -12.6' +
  'L10.4 -12.8L10.2 -11.4L8.4 -11Q8 -6.6 5.4 -5.6L-4 -5.2z';

function streaks(easel: Easel) {
  times(16, () => {
    const [wide, tall] = [between(easel, 14, 44), between(easel, 0.8, 2.2)];
    const at = astray(easel, [width / 2, 28], width / 2, 22);
    blob(easel.context, ...at, wide, tall, '#ffc9a244');
  });
}

/** A caravan on the crest of a dune, at sunset. */
export function scene(easel: Easel) {
  backdrop(easel, ['#59447a', '#b5557b', '#ee8b5b', '#fcd08a']);
  sun(easel, 86, 60, 15, '#ffe9b0');
  birds(easel, 190, 30, '#5b3560');
  streaks(easel);
  dune(easel, { base: 86, swing: 10, light: ['#d98a5e', '#c07052'], shade: '#a4574f' });
  const crest = makeLine(easel, { base: 100, swing: 7, wave: 120, rough: 0.2 });
  land(easel, crest, ['#e69a5c', '#b8624a']);
  combed(easel, crest, '#a4574f66');
  for (const x of [150, 172, 193, 214])
    figure(easel.context, [x, crest(x) + 0.6], camel, '#4a2434');
  dune(easel, { base: 120, swing: 10, light: ['#f0ab64', '#b55f45'], shade: '#8f4546' });
  dune(easel, { base: 140, swing: 8, light: ['#a5553f', '#6f3440'], shade: '#57283a' });
}
