import { sizeOf } from './pictureSize';

/** Begun by a camera, and ended right behind the sizes. */
const jpeg = (width: number, height: number) =>
  Buffer.concat(
    [
      [0xff, 0xd8],
      [0xff, 0xe1, 0, 4, 1, 2],
      [0xff, 0xff, 0xc4, 0, 3, 0],
      [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255],
    ].map((bytes) => Buffer.from(bytes)),
  );
const gif = Buffer.from('GIF89a\x03\x00\x02\x00', 'latin1');

it('reads the size of a JPEG behind what a camera wrote, to its last byte', () => {
  expect(sizeOf(jpeg(640, 480))).toEqual({ kind: 'jpeg', width: 640, height: 480 });
  expect(sizeOf(jpeg(640, 480).subarray(0, -1))).toBeNull();
});

it('reads the size of a GIF, to its last byte', () => {
  expect(sizeOf(gif)).toEqual({ kind: 'gif', width: 3, height: 2 });
  expect(sizeOf(gif.subarray(0, -1))).toBeNull();
});

it('reads the size of a PNG, to its last byte', () => {
  const png = Buffer.alloc(24);
  png.write('\x89PNG', 'latin1');
  png.writeUInt32BE(5, 16);
  png.writeUInt32BE(4, 20);
  expect(sizeOf(png)).toEqual({ kind: 'png', width: 5, height: 4 });
  expect(sizeOf(png.subarray(0, -1))).toBeNull();
});

it('knows nothing of a picture without extent', () => expect(sizeOf(jpeg(0, 4))).toBeNull());
