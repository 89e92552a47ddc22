import { Pictures } from './pictures';

const MB = 1024 ** 2;

function pictureOf(bytes: number) {
  const picture = new Uint8Array(bytes);
  picture.set(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  return picture;
}

it('takes as much as one file may bring along, and nothing beyond', () => {
  const pictures = new Pictures();
  const large = pictureOf(20 * MB);
  for (let at = 1; at <= 6; at += 1) {
    expect(pictures.add(`${at}.png`, () => large)).toBe(`picture:${at}.png`);
  }
  expect(pictures.add('7.png', () => pictureOf(64))).toBeNull();
  expect(pictures.byName.size).toBe(6);
});

it('takes no picture that is too large by itself', () => {
  expect(new Pictures().add('1.png', () => pictureOf(20 * MB + 1))).toBeNull();
});
