import type { MediaShown } from '@cheese/domain/contract/learning/media';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import { writeZip } from '@cheese/question-files/zip/write';
import sharp from 'sharp';
import { makeBmp } from '../../../../testing/files/makeBmp';
import { makeDzi } from '../../../../testing/files/makeDzi';
import { noisyPicture, pyramidOf } from '../../../../testing/files/makeTiff';
import { mediaCalls } from '../../../../testing/calls/mediaCalls';
import { LEARNER, STRANGER, TEACHER } from '../../../../testing/given/teaching';
import { useTestApp } from '../../../../testing/useTestApp';
import { uploadRoutes } from '../../../base/upload/upload.routes';
import { mediaRoutes } from '../../../learning/media/media.routes';
import { serveMedia } from '../../../learning/media/serving/media.files';
import { slideMakingRoutes } from '../../slideMaking/slideMaking.routes';
import { slideRoutes } from '../slide.routes';
import { slideScan } from '../slide.tables';
import { tileRoutes } from '../../tile/tile.routes';

const test = useTestApp({
  modules: {
    main: [mediaRoutes, slideRoutes, slideMakingRoutes],
    aside: [uploadRoutes, serveMedia, tileRoutes],
  },
});
const { bring, one, work, by, given } = mediaCalls(test);

beforeEach(() => given());

const ask = async (call: string, asked?: object) => {
  const [method = '', path = ''] = call.split(' ');
  const token = await by(TEACHER);
  return (await test.ask(`${method} /doctor-cheese/${path}`, asked, { token })).body.data;
};

async function made(name: string, content: Uint8Array) {
  const { id } = await bring(name, content);
  await work();
  return (await one(id)) as MediaShown;
}

async function sourceOf(mediaId: number) {
  const { id } = (await ask('POST slide-making/v1', {
    title: '肝',
    titleEn: '',
    summary: '',
    material: '',
    source: '',
    organ: '',
    mediaId,
    field: 1,
    system: null,
    stain: 1,
    isShown: true,
  })) as MadeSlide;
  return (await ask(`GET slide-library/v1/slide/tile-source?slideId=${id}`)) as TileSource;
}

async function tileOf({ tileAddress }: TileSource, level: number, column: number, row: number) {
  const url = tileAddress
    .replace('{level}', `${level}`)
    .replace('{column}', `${column}`)
    .replace('{row}', `${row}`);
  const { statusCode, rawPayload } = await test.app.inject({ url });
  const { width, height } = await sharp(rawPayload).metadata();
  return { statusCode, width, height, rawPayload };
}

const picture = noisyPicture(700, 500);

it('a Deep Zoom pyramid keeps its tiles, byte for byte, with what they overlap', async () => {
  let middle: Buffer = Buffer.alloc(0);
  const zip = await makeDzi(await picture, {
    tile(name, bytes) {
      if (name.endsWith('_files/10/1_1.jpeg')) middle = bytes;
      return bytes;
    },
  });
  const media = await made('肝 切片.zip', zip);
  expect(media).toMatchObject({ state: 'ready', width: 700, height: 500 });
  const source = await sourceOf(media.id);
  expect(source).toMatchObject({ width: 700, height: 500, tileSize: 256, overlap: 1 });
  expect(source.levels.map(({ width }) => width)).toEqual([175, 350, 700]);
  const { rawPayload, ...tile } = await tileOf(source, 2, 1, 1);
  expect(tile).toEqual({ statusCode: 200, width: 258, height: 245 });
  expect(rawPayload.equals(middle)).toBe(true);
  expect(await tileOf(source, 0, 0, 0)).toMatchObject({ width: 175, height: 125 });
}, 60_000);

it('a Deep Zoom pyramid of PNG is packed as JPEG, clear parts white', async () => {
  const clear = { r: 200, g: 80, b: 120, alpha: 0 };
  const half = sharp({ create: { width: 300, height: 200, channels: 4, background: clear } });
  const media = await made(
    '透明.zip',
    await makeDzi(await half.png().toBuffer(), { format: 'png' }),
  );
  expect(media).toMatchObject({ state: 'ready', width: 300, height: 200 });
  const source = await sourceOf(media.id);
  const { rawPayload, ...tile } = await tileOf(source, 1, 1, 0);
  expect(tile).toEqual({ statusCode: 200, width: 45, height: 200 });
  const { format, channels } = await sharp(rawPayload).metadata();
  const { dominant } = await sharp(rawPayload).stats();
  expect([format, channels, dominant.r > 240, dominant.g > 240]).toEqual(['jpeg', 3, true, true]);
}, 60_000);

it.each([
  [
    'of PNG whose tiles are something else',
    async () =>
      makeDzi(await picture, { format: 'png', tile: () => Buffer.from('<svg width="9"/>') }),
    'Deep Zoom 切片缺少瓦片或瓦片尺寸不符，请重新导出后上传',
  ],
  [
    'with a tile left out',
    async () =>
      makeDzi(await picture, { tile: (name, bytes) => (name.includes('/9/1_0') ? null : bytes) }),
    'Deep Zoom 切片缺少瓦片或瓦片尺寸不符，请重新导出后上传',
  ],
  [
    'with a tile of another size',
    async () => {
      const other = await sharp(await picture)
        .resize(64, 64)
        .jpeg()
        .toBuffer();
      return makeDzi(await picture, {
        tile: (name, bytes) => (name.includes('/10/0_0') ? other : bytes),
      });
    },
    'Deep Zoom 切片缺少瓦片或瓦片尺寸不符，请重新导出后上传',
  ],
  [
    'of something else',
    async () => Buffer.from(writeZip(new Map([['../../etc/hosts', Buffer.from('x')]]))),
    '压缩包中没有可识别的 Deep Zoom 切片（.dzi 文件与同名的 _files 文件夹）',
  ],
  [
    'that grows without end',
    async () =>
      makeDzi(await picture, {
        tile: (name, bytes) => (name.includes('/10/0_0') ? Buffer.alloc(7 * 1024 ** 2) : bytes),
      }),
    '压缩包解压后过大，无法处理',
  ],
  [
    'that is cut off',
    async () => (await makeDzi(await picture)).subarray(0, 60_000),
    '文件已损坏或不完整，请检查后重新上传',
  ],
])(
  'an archive %s says so, and nothing is left of it',
  async (_, content, failure) => {
    const media = await made('坏.zip', await content());
    expect(media).toMatchObject({ state: 'failed', failure });
    expect(await test.database.db.$count(slideScan)).toBe(0);
  },
  60_000,
);

it('what only its maker reads is kept as it is, and handed to who teaches', async () => {
  const content = Buffer.concat([Buffer.from('KFB\0'), Buffer.alloc(9000, 7)]);
  const media = await made('扫描 01.kfb', content);
  expect(media).toMatchObject({ state: 'ready', width: null, failure: null });
  const path = `GET slide-making/v1/file/original?mediaId=${media.id}`;
  const link = (await ask(path)) as { fileName: string; url: string };
  expect(link.fileName).toBe('扫描 01.kfb');
  const token = await by(TEACHER);
  const headers = { authorization: `Bearer ${token}` };
  const file = await test.app.inject({ url: link.url, headers });
  expect(file.headers['content-type']).toBe('application/octet-stream');
  expect(file.rawPayload.equals(content)).toBe(true);
  expect((await test.app.inject({ url: link.url })).statusCode).toBe(404);
  for (const [who, status] of [
    [LEARNER, 404],
    [STRANGER, 404],
  ] as const) {
    const asked = `GET /doctor-cheese/slide-making/v1/file/original?mediaId=${media.id}`;
    expect((await test.ask(asked, undefined, { token: await by(who) })).status).toBe(status);
  }
});

it.each([
  ['JPEG 2000', '切片.jp2', '0000000c6a5020200d0a870a'],
  ['DICOM', '切片.dcm', `${'00'.repeat(128)}4449434d`],
])('%s is kept until it can be shown', async (_, name, head) => {
  const content = Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(9000, 7)]);
  expect(await made(name, content)).toMatchObject({ state: 'ready', width: null, failure: null });
});

it('of a private kind with a TIFF inside the TIFF is shown', async () => {
  const media = await made('扫描.ndpi', await pyramidOf(await picture));
  expect(media).toMatchObject({ state: 'ready', width: 700, height: 500 });
  expect(await sourceOf(media.id)).toMatchObject({ width: 700, tileSize: 256 });
}, 60_000);

it('a BMP is cut like any other picture', async () => {
  const colourAt = (x: number, y: number) => [x % 256, y % 256, 90] as const;
  const media = await made('镜下.bmp', makeBmp({ width: 600, height: 300, colourAt }));
  expect(media).toMatchObject({ state: 'ready', width: 600, height: 300 });
  const source = await sourceOf(media.id);
  expect(source).toMatchObject({ width: 600, height: 300, mpp: null });
  const { rawPayload, statusCode } = await tileOf(source, source.levels.length - 1, 0, 0);
  expect(statusCode).toBe(200);
  const [red = 0, green = 0] = await sharp(rawPayload)
    .extract({ left: 200, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.abs(red - 200)).toBeLessThan(20);
  expect(Math.abs(green - 20)).toBeLessThan(20);
}, 60_000);
