import { between, type Easel, pick, times, width } from '../brush/easel';
import { backdrop, blob, box, petal, stroke } from '../brush/paint';

const woods = ['#a8683a', '#b27243', '#9c5d33', '#b87c4c', '#a26238'] as const;
const WIDE = 34;
const TALL = 31;

function veins(easel: Easel, x: number, y: number) {
  times(7, () => {
    const line = y + between(easel, 3, TALL - 4);
    const sag = between(easel, -1.6, 1.6);
    stroke(
      easel.context,
      [
        [x + 3, line],
        [x + WIDE / 2, line + sag],
        [x + WIDE - 3, line],
      ],
      '#6b3a1d55',
      0.7,
    );
  });
}

/** A paper label with strokes in place of the herb's name. */
function label(easel: Easel, x: number, y: number) {
  const { context } = easel;
  box(context, x - 8, y - 4.4, 16, 8.8, '#f3e6c6');
  times(2, (sign) => {
    const left = x - 5.6 + sign * 6.2;
    times(3, (line) =>
      box(context, left, y - 2.6 + line * 2.2, between(easel, 3, 5), 0.8, '#4a2f22'),
    );
    box(context, left + between(easel, 1, 3.4), y - 3, 0.8, 6, '#4a2f22');
  });
}

function ring({ context }: Easel, x: number, y: number) {
  blob(context, x, y, 2.6, 2.6, '#e2b65a');
  blob(context, x - 0.6, y - 0.7, 0.9, 0.9, '#fff0c2');
  context.strokeStyle = '#c9953c';
  context.lineWidth = 1.3;
  context.beginPath();
  context.arc(x, y + 3.2, 3.4, -0.4, Math.PI + 0.4);
  context.stroke();
}

function drawer(easel: Easel, x: number, y: number) {
  const { context } = easel;
  box(context, x + 1, y + 1, WIDE - 2, TALL - 2, pick(easel, woods));
  veins(easel, x, y);
  box(context, x + 1, y + 1, WIDE - 2, 1, '#f0c08a88');
  box(context, x + 1, y + 1, 1, TALL - 2, '#f0c08a66');
  box(context, x + 1, y + TALL - 2.4, WIDE - 2, 1.4, '#3a1c0e88');
  label(easel, x + WIDE / 2, y + 8.6);
  ring(easel, x + WIDE / 2, y + 19);
}

/** A drawer left open, with what is inside. */
function opened(easel: Easel, x: number, y: number) {
  const { context } = easel;
  box(context, x + 1, y + 1, WIDE - 2, TALL - 2, ['#2a140a', '#4d2a16']);
  times(70, () => {
    context.fillStyle = pick(easel, ['#c9a35a', '#8fa35a', '#b5653c', '#dcc58a', '#6f8a4a']);
    const at = [x + between(easel, 4, WIDE - 4), y + between(easel, 9, 18)] as const;
    petal(context, at, 2.4, 1, between(easel, 0, 3));
  });
  box(context, x - 1, y + 17, WIDE + 2, TALL - 16, ['#c58a55', '#a06236']);
  ring(easel, x + WIDE / 2, y + 22);
}

/** The hundred drawers of a pharmacy of Chinese medicine. */
export function scene(easel: Easel) {
  backdrop(easel, ['#4b2814', '#381c0e']);
  const open = new Set([9, 22, 36]);
  times(40, (index) => {
    const [x, y] = [(index % 8) * WIDE - 2, Math.floor(index / 8) * TALL];
    (open.has(index) ? opened : drawer)(easel, x, y);
  });
  box(easel.context, 0, 0, width, 155, ['#ffdca022', '#00000000', '#1a0a0444']);
}
