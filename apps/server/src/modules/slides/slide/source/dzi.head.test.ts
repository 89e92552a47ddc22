import { MediaError } from '../../../learning/media/media.failed';
import { jpegSize, levelsOf, readDziHead, sideOf } from './dzi.head';

const words = (more = '', size = "Width='1000' Height='600'") =>
  `<?xml version="1.0"?><dz:Image TileSize="254" Overlap="1" Format="jpg" ${more}><dz:Size ${size}/></dz:Image>`;
const head = { width: 1000, height: 600, tileSize: 254, overlap: 1, suffix: 'jpg' };

it('reads what the description says', () => {
  expect(readDziHead(words())).toEqual(head);
});

it.each([
  ['nothing', '', 'dzi'],
  ['another format', words().replace('"jpg"', '"webp"'), 'dziPacking'],
  ['no size', words('', ''), 'dzi'],
  ['a size below nothing', words('', 'Width="-5" Height="5"'), 'dzi'],
  ['tiles of one pixel', words().replace('254', '1'), 'dzi'],
  ['more overlap than tile', words().replace('Overlap="1"', 'Overlap="300"'), 'dzi'],
  ['more than a slide may have', words('', 'Width="9999999" Height="5"'), 'slideTooLarge'],
])('with %s it is refused', (_, said, fault) => {
  expect(() => readDziHead(said)).toThrow(new MediaError(fault as 'dzi'));
});

it('halves down to one tile', () => {
  expect(levelsOf(head).map(({ level, width, height }) => [level, width, height])).toEqual([
    [10, 1000, 600],
    [9, 500, 300],
    [8, 250, 150],
  ]);
});

it.each([
  [0, 255],
  [1, 256],
  [3, 239],
])('tile %i across is %i wide', (nth, side) => {
  expect(sideOf(nth, 1000, head)).toBe(side);
});

it('of what is no picture there is no size', () => {
  expect(jpegSize(Buffer.from('GIF89a'))).toBeNull();
  expect(jpegSize(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBeNull();
});
