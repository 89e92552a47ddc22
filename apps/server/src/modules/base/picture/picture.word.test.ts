import sharp from 'sharp';
import { sizeOf } from '@cheese/question-files/docx/pictureSize';
import { picturesForWord } from './picture.word';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';

it('what Word does not show becomes what it shows, and what is none is left out', async () => {
  const png = await drawn(4, 3).png().toBuffer();
  const shown = await picturesForWord(
    new Map<string, Uint8Array>([
      ['a.png', png],
      ['b.jpg', await drawn(7, 5).jpeg().toBuffer()],
      ['b.progressive.jpg', await drawn(7, 5).jpeg({ progressive: true }).toBuffer()],
      ['c.gif', await drawn(6, 2).gif().toBuffer()],
      ['d.webp', await drawn(2000, 500).webp().toBuffer()],
      ['e.avif', await drawn(9, 8).avif().toBuffer()],
      ['f.svg', Buffer.from(svg)],
      ['g.mp3', Buffer.from('ID3 and a song')],
      ['h.webp', Buffer.from('RIFF....WEBPVP8 ')],
      ['i.tiff', await drawn(4, 3).tiff().toBuffer()],
    ]),
  );
  expect(shown.get('a.png')).toBe(png);
  const sizes = [...shown].map(([name, bytes]) => [name, sizeOf(bytes)]);
  expect(Object.fromEntries(sizes)).toEqual({
    'a.png': { kind: 'png', width: 4, height: 3 },
    'b.jpg': { kind: 'jpeg', width: 7, height: 5 },
    'b.progressive.jpg': { kind: 'jpeg', width: 7, height: 5 },
    'c.gif': { kind: 'gif', width: 6, height: 2 },
    'd.webp': { kind: 'png', width: 1600, height: 400 },
    'e.avif': { kind: 'png', width: 9, height: 8 },
    'f.svg': { kind: 'png', width: 30, height: 20 },
  });
});

it('a photo that a browser turns upright is upright, and the others stay as they are', async () => {
  const turned = await drawn(7, 5).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const upright = await drawn(7, 5).jpeg().withMetadata({ orientation: 1 }).toBuffer();
  const shown = await picturesForWord(
    new Map<string, Uint8Array>([
      ['a.jpg', turned],
      ['b.jpg', upright],
    ]),
  );
  expect(sizeOf(shown.get('a.jpg')!)).toEqual({ kind: 'jpeg', width: 5, height: 7 });
  expect(shown.get('b.jpg')).toBe(upright);
});
