import { box, circle } from '../../pictures/svg';
import { arrow, tints, write } from './pens';

const FROM = 80;
const TO = 1200;
const NODES = 8;

/** A nerve fibre with an excitation that has travelled this far. */
export function drawAxon(y: number, part: number, isMyelinated: boolean): string {
  const fibre = box({ x: FROM, y: y + 30, width: TO - FROM, height: 64, radius: 10 }, '#fde9c9');
  return isMyelinated ? fibre + sheaths(y) + jumping(y, part) : fibre + running(y, part);
}

const charges = (y: number, at: number) =>
  Array.from({ length: 28 }, (_, step) => {
    const x = FROM + 20 + step * 40;
    const isExcited = Math.abs(x - at) < 60;
    const sign = (above: boolean) =>
      write(x, above ? y + 24 : y + 54, above !== isExcited ? '+' : '−', {
        size: 22,
        bold: true,
        anchor: 'middle' as const,
        fill: isExcited ? tints.red : tints.second,
      });
    return sign(true) + sign(false);
  }).join('');

function running(y: number, part: number) {
  const at = FROM + (TO - FROM) * part;
  return (
    box(
      {
        x: Math.max(FROM, at - 60),
        y: y + 30,
        width: Math.min(120, TO - at + 60),
        height: 64,
        radius: 8,
      },
      tints.redSoft,
    ) +
    charges(y, at) +
    arrow(FROM + 4, y + 130, Math.max(FROM + 40, at), y + 130, tints.red, 5)
  );
}

const sheaths = (y: number) =>
  Array.from({ length: NODES }, (_, at) => {
    const width = (TO - FROM) / NODES;
    return box(
      { x: FROM + at * width + 14, y: y + 14, width: width - 28, height: 96, radius: 30 },
      '#bcd0ee',
    );
  }).join('') + write(FROM + 70, y + 70, '髓鞘', { size: 20, bold: true, anchor: 'middle' });

function jumping(y: number, part: number) {
  const width = (TO - FROM) / NODES;
  const node = Math.min(NODES, Math.floor(part * (NODES + 1)));
  const lit = Array.from({ length: NODES + 1 }, (_, at) =>
    circle(FROM + at * width, y + 62, at === node ? 24 : 10, at === node ? tints.red : tints.pale),
  ).join('');
  const hop =
    node === 0
      ? ''
      : arrow(
          FROM + (node - 1) * width + 16,
          y + 130,
          FROM + node * width - 4,
          y + 130,
          tints.red,
          5,
        );
  return (
    lit +
    hop +
    write(FROM + width, y + 6, '郎飞结', { size: 18, fill: tints.second, anchor: 'middle' })
  );
}
