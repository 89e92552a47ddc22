import { between, type Easel, round, times, width } from './easel';
import { blob, down, glow } from './paint';

export function sun({ context }: Easel, x: number, y: number, radius: number, colour: string) {
  glow(context, x, y, radius * 5, `${colour}66`);
  glow(context, x, y, radius * 2.2, `${colour}99`);
  blob(context, x, y, radius, radius, colour);
}

/** A heap of round puffs with a flat foot: one outline, so that a pale cloud has no rings. */
function cloud(easel: Easel, x: number, y: number, size: number, colour: string) {
  const { context } = easel;
  context.save();
  context.beginPath();
  context.rect(x - 2 * size, y - 2 * size, 4 * size, 2 * size);
  context.clip();
  context.beginPath();
  times(9, (index) => {
    const along = (index - 4) / 4;
    const tall = size * (0.5 - 0.3 * Math.abs(along)) * between(easel, 0.75, 1.25);
    const [left, top] = [x + along * size, y - tall * 0.5];
    context.moveTo(left + size * 0.3, top);
    context.ellipse(left, top, size * 0.3, tall, 0, 0, round);
  });
  context.fillStyle = down(context, y - size * 0.7, y, [colour, `${colour.slice(0, 7)}55`]);
  context.fill();
  context.restore();
}

export function clouds(easel: Easel, count: number, low: number, colour: string) {
  times(count, () =>
    cloud(easel, between(easel, 0, width), between(easel, 8, low), between(easel, 12, 26), colour),
  );
}

export function stars(easel: Easel, count: number, low: number) {
  const { context } = easel;
  times(count, () => {
    const size = between(easel, 0.3, 0.95);
    context.globalAlpha = between(easel, 0.35, 1);
    blob(context, between(easel, 0, width), between(easel, 0, low), size, size, '#ffffff');
  });
  context.globalAlpha = 1;
}

/** Birds far away: two strokes each. */
export function birds(easel: Easel, x: number, y: number, colour: string) {
  const { context } = easel;
  context.strokeStyle = colour;
  context.lineWidth = 0.9;
  times(5, () => {
    const [left, top] = [x + between(easel, -22, 22), y + between(easel, -8, 8)];
    const wing = between(easel, 2, 4);
    context.beginPath();
    context.moveTo(left - wing, top - wing * 0.5);
    context.quadraticCurveTo(left - wing * 0.4, top - wing * 0.7, left, top);
    context.quadraticCurveTo(left + wing * 0.4, top - wing * 0.7, left + wing, top - wing * 0.5);
    context.stroke();
  });
}
