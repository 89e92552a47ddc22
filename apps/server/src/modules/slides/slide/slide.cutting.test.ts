import type { MediaUpload } from '@cheese/domain/contract/learning/media';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import sharp from 'sharp';
import { makeMp4 } from '../../../testing/files/makeFilms';
import { noisyPicture, pyramidOf, tiffOf } from '../../../testing/files/makeTiff';
import { COLLEAGUE, LEARNER, STRANGER } from '../../../testing/given/teaching';
import { slideCalls, slideModules, written } from '../../../testing/calls/slideCalls';
import { useTestApp } from '../../../testing/useTestApp';
import { slideScan } from './slide.tables';

const test = useTestApp({ modules: slideModules });
const { send, given, ask, askMedia, made, add, sourceOf, tileOf } = slideCalls(test);

beforeEach(() => given());

const picture = noisyPicture(700, 500);

it('a pyramid is served as it is, and shown to the school that brought it', async () => {
  const file = await pyramidOf(await picture);
  const media = await made('肝脏 🔬.svs', file);
  expect(media).toMatchObject({ state: 'ready', kind: 'slide', width: 700, height: 500 });
  const { status, body } = await add(media.id);
  expect([status, body.data]).toMatchObject([200, { title: '肝（正常）', width: 700 }]);
  const { id, thumbnail } = body.data as MadeSlide;
  const source = (await sourceOf(id, LEARNER)).body.data as TileSource;
  const { rawPayload, ...tile } = await tileOf(source, source.levels.length - 1);
  expect(tile).toEqual({ statusCode: 200, width: 256, height: 256 });
  // The tile's image data is a verbatim part of the uploaded file.
  expect(file.includes(rawPayload.subarray(-2000))).toBe(true);
  expect((await test.app.inject({ url: `/storage/${thumbnail}` })).statusCode).toBe(200);
  expect((await sourceOf(id, STRANGER)).status).toBe(404);
  expect(
    (await ask('GET slide-library/v1/slide/school/list', undefined, LEARNER)).body.data,
  ).toMatchObject({
    total: 1,
    list: [{ id, organ: '肝', isLocked: false }],
  });
  expect(
    (await ask('GET slide-library/v1/slide/school/list', undefined, STRANGER)).body.data,
  ).toEqual({
    total: 0,
    list: [],
  });
}, 60_000);

it('what is flat is cut into a pyramid, whatever it is', async () => {
  const grey = await sharp(await picture)
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const turned = await sharp(await picture)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const inks = await sharp(await picture)
    .toColourspace('cmyk')
    .tiff({ compression: 'lzw' })
    .toBuffer();
  for (const [name, content, width, height] of [
    ['灰.png', grey, 700, 500],
    ['转.jpg', turned, 500, 700],
    ['印.tif', inks, 700, 500],
  ] as const) {
    const media = await made(name, content);
    expect(media).toMatchObject({ state: 'ready', width, height });
    const { id } = (await add(media.id)).body.data as MadeSlide;
    const source = (await sourceOf(id)).body.data as TileSource;
    expect(source).toMatchObject({ width, height, mpp: null, objective: null });
    expect(await tileOf(source, 0)).toMatchObject({ statusCode: 200 });
  }
}, 90_000);

const jpeg = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#b04080' } })
    .jpeg()
    .toBuffer();

const raw = async (one: Promise<Buffer>) =>
  sharp(await one)
    .removeAlpha()
    .raw()
    .toBuffer();
const plain = { tile: 0, width: 700, height: 500, compression: 1, photometric: 2 } as const;

/** The same JPEG, which says that it has more pixels a side. */
function claiming(file: Buffer, side: number): Buffer {
  const at = file.indexOf(Buffer.from([0xff, 0xc0]));
  const changed = Buffer.from(file);
  changed.writeUInt16BE(side, at + 5);
  changed.writeUInt16BE(side, at + 7);
  return changed;
}

it.each([
  [
    'a pyramid that is cut off',
    async () => (await pyramidOf(await picture)).subarray(0, 30_000),
    '文件已损坏或不完整，请检查后重新上传',
  ],
  [
    'a TIFF whose directories go round',
    async () => tiffOf({ tile: 64, width: 64, height: 64, tiles: [await jpeg()], next: 'itself' }),
    '文件已损坏或不完整，请检查后重新上传',
  ],
  [
    'a picture of two million pixels a side',
    async () => tiffOf({ tile: 64, width: 2_000_000, height: 2_000_000, tiles: [await jpeg()] }),
    '切片超过 100000 × 100000 像素，请裁剪后上传',
  ],
  [
    'a TIFF in a packing that nobody knows',
    async () =>
      tiffOf({ tile: 64, width: 64, height: 64, tiles: [await jpeg()], compression: 34_999 }),
    '切片的压缩方式暂不支持，请另存为 JPEG 压缩的 TIFF 后上传',
  ],
  [
    'a TIFF in Zstandard',
    async () => tiffOf({ ...plain, compression: 50_000, tiles: [await raw(picture)] }),
    'TIFF 使用 Zstandard 压缩，暂不支持，请另存为 LZW、ZIP 或 JPEG 压缩的 TIFF 后上传',
  ],
  [
    'a TIFF of fractions',
    async () => tiffOf({ ...plain, formats: [3, 3, 3], tiles: [await raw(picture)] }),
    'TIFF 的像素是浮点数，暂不支持，请在图像软件中转换为 8 位 RGB 后上传',
  ],
  [
    'a JPEG of sixteen pixels that says to be sixty thousand',
    async () => claiming(await jpeg(), 60_000),
    '文件声明的像素远多于其中的图像数据，文件不完整，请重新导出后上传',
  ],
  [
    'a JPEG that ends in the middle, as if it were whole',
    async () => {
      const whole = await sharp(await picture)
        .jpeg()
        .toBuffer();
      return Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])]);
    },
    '文件已损坏或不完整，请检查后重新上传',
  ],
  [
    'a TIFF whose pixels were left out',
    async () => tiffOf({ ...plain, height: 50_000, tiles: [await raw(picture)] }),
    '文件声明的像素远多于其中的图像数据，文件不完整，请重新导出后上传',
  ],
  [
    'a TIFF that is varied, and nothing is seen of it',
    // Sixteen-bit data that uses only the lowest bits becomes black in eight bits.
    async () => {
      const dark = [...(await raw(picture))].flatMap((one) => [one, 0]);
      return tiffOf({ ...plain, bits: [16, 16, 16], tiles: [Buffer.from(dark)] });
    },
    '图片解码后只有一种颜色，与文件内容不符，请另存为 8 位 RGB 的 TIFF 或 PNG 后上传',
  ],
])(
  '%s says so, and nothing is left of it',
  async (_, content, failure) => {
    const media = await made('坏.tif', await content());
    expect(media).toMatchObject({ state: 'failed', failure });
    expect(await test.database.db.$count(slideScan)).toBe(0);
    expect((await add(media.id)).body['message']).toBe('请选择已处理完成的切片文件');
  },
  60_000,
);

it('a film that calls itself a slide is refused after its first part', async () => {
  const film = makeMp4();
  const fingerprint = 'v1:film-as-slide';
  const asked = { name: '片.svs', bytes: film.length, kind: 'slide', fingerprint };
  const upload = (await askMedia('POST upload/begin', asked)).body.data as MediaUpload;
  await send(upload, 1, film);
  const next = await askMedia('PUT upload/go-on', { mediaId: upload.media.id });
  expect([next.status, next.body['message']]).toEqual([400, '文件内容与格式不符，请重新选择']);
  const avi = await askMedia('POST upload/begin', { ...asked, name: '片.avi' });
  expect(avi.body['message']).toBe(
    '不支持该文件格式，请上传 svs、tif、tiff、jpg、jpeg、png、bmp、zip、kfb、kfbzm、zmspe、dttzm、odttzm、3dttzm、mrxs、ndpi、jp2、j2k、dcm 格式的文件',
  );
});

it('is kept by those who teach at its school, and by nobody else', async () => {
  const media = await made('皮肤.png', await picture);
  for (const who of [LEARNER, STRANGER]) {
    expect((await add(media.id, who)).status).toBe(who === LEARNER ? 403 : 400);
  }
  const { id } = (await add(media.id)).body.data as MadeSlide;
  const saidOf = { saidMpp: null, saidObjective: null, folderId: null };
  const edited = { ...written, ...saidOf, id, edition: 1, title: '皮肤', isShown: false };
  for (const who of [LEARNER, STRANGER]) {
    expect((await ask('PUT slide-making/v1', edited, who)).status).toBe(
      who === LEARNER ? 403 : 404,
    );
    expect((await ask('PUT slide-making/v1/delete-many', { ids: [id] }, who)).status).toBe(
      who === LEARNER ? 403 : 404,
    );
  }
  expect((await ask('PUT slide-making/v1', edited, COLLEAGUE)).body.data).toMatchObject({
    ...edited,
    edition: 2,
  });
  expect((await sourceOf(id, LEARNER)).status).toBe(404);
  const inUse = await askMedia(`DELETE remove?mediaId=${media.id}`);
  expect(inUse.status).toBe(409);
  expect((await ask('PUT slide-making/v1/delete-many', { ids: [id] })).status).toBe(200);
  expect((await askMedia(`DELETE remove?mediaId=${media.id}`)).status).toBe(200);
  expect((await ask('GET slide-making/v1/list')).body.data).toEqual({ list: [], total: 0 });
}, 60_000);
