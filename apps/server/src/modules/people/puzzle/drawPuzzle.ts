import sharp from 'sharp';
import { BODY, EAR, PIECE, PUZZLE, RADIUS } from './puzzle.measures';
import { drawScene } from './puzzle.scene';

interface Gap {
  x: number;
  y: number;
}

/** A picture with a hole, and the piece that fits it, as addresses that hold the pictures themselves. */
export async function drawPuzzle({ x, y }: Gap) {
  const whole = await sharp(await drawScene())
    .resize({ ...PUZZLE, fit: 'cover' })
    .png()
    .toBuffer();
  const place = { left: x, top: y };
  const [background, piece] = await Promise.all([
    sharp(whole)
      .composite([{ input: outline('#0009', '#fffa'), ...place }])
      .webp()
      .toBuffer(),
    sharp(whole)
      .extract({ ...place, width: PIECE, height: PIECE })
      .ensureAlpha()
      .composite([
        { input: outline('#000', 'none'), blend: 'dest-in' },
        { input: outline('none', '#fff') },
      ])
      .webp()
      .toBuffer(),
  ]);
  return { background: addressOf(background), piece: addressOf(piece) };
}

const addressOf = (picture: Buffer) => `data:image/webp;base64,${picture.toString('base64')}`;

const outline = (fill: string, stroke: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PIECE}" height="${PIECE}">` +
      `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="1"/></svg>`,
  );

/** From the edge to the middle of an ear's circle, and half of what the edge cuts out of it. */
const offset = EAR - RADIUS;
const neck = Math.sqrt(RADIUS ** 2 - offset ** 2);
const middle = BODY / 2;

/** Ears above and to the right, a notch on the left. */
const path = [
  `M0 ${EAR} H${middle - neck}`,
  `A${RADIUS} ${RADIUS} 0 1 1 ${middle + neck} ${EAR} H${BODY}`,
  `V${EAR + middle - neck} A${RADIUS} ${RADIUS} 0 1 1 ${BODY} ${EAR + middle + neck}`,
  `V${EAR + BODY} H0 V${EAR + middle + neck}`,
  `A${RADIUS} ${RADIUS} 0 1 0 0 ${EAR + middle - neck} Z`,
].join(' ');
