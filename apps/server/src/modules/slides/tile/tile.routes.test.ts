import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import sharp from 'sharp';
import { noisyPicture, pyramidOf, tiffOf } from '../../../testing/files/makeTiff';
import { useTestApp } from '../../../testing/useTestApp';
import { slideScan, type NewScan } from '../slide/slide.tables';
import { slideRoutes } from '../slide/slide.routes';
import { folderOf, goodUntil, readFolder } from '../slide/signing/tile.address';
import { tileSecret } from '../slide/signing/tile.secret';
import { tileRoutes } from './tile.routes';
import { layoutOf } from '../slide/tiff/tiff.layout';
import { readPictures } from '../slide/tiff/tiff.picture';
import { readTiff } from '../slide/tiff/tiff.directories';
import { bytesOf } from '../../../testing/files/makeTiff';

const test = useTestApp({ modules: { main: [slideRoutes], aside: [tileRoutes] } });
const call = '/doctor-cheese/slide-library/v1/slide/tile-source?slideId=';

/** Two slides, one free and one that is paid for, each of the same file. */
async function given(file: Buffer) {
  const bytes = bytesOf(file);
  const layout = layoutOf(await readPictures(bytes, await readTiff(bytes)));
  if (typeof layout === 'string') throw new Error(layout);
  await test.app.services.storage.put('slide/one/slide.tif', file);
  const scan: Partial<NewScan> = {
    kind: 'tiff',
    key: 'slide/one/slide.tif',
    bytes: file.length,
    ...layout,
  };
  await test.given({
    people: [{}, {}],
    commodities: [
      { type: 2, charge: 1 },
      { type: 2, charge: 2 },
    ],
    held: [{ personId: 1, commodityId: 2 }],
    slides: [{ slides: [{ scan }] }, { slides: [{ scan }] }],
  });
}

const sourceOf = async (slideId: number, token?: string) =>
  test.ask(`GET ${call}${slideId}`, undefined, token ? { token } : {});
const tile = async (address: string) => test.app.inject({ url: address });
const at = (source: TileSource, level: number, column: number, row: number) =>
  source.tileAddress
    .replace('{level}', String(level))
    .replace('{column}', String(column))
    .replace('{row}', String(row));
const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};
const warnings = () => test.log.filter((line) => line.includes('is broken'));

describe('tiles of a file as it is', () => {
  beforeEach(async () => given(await pyramidOf(await noisyPicture(600, 400))));

  it('are found by what the source says, each as large as the picture is there', async () => {
    const source = (await sourceOf(1)).body.data as TileSource;
    expect(source).toMatchObject({ width: 600, height: 400, tileSize: 256, overlap: 0 });
    expect(source.levels.map(({ columns, rows }) => [columns, rows])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
    const inner = await tile(at(source, 2, 1, 0));
    expect([inner.statusCode, inner.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(inner.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    expect(await sizeOf(inner.rawPayload)).toEqual([256, 256]);
    expect(await sizeOf((await tile(at(source, 2, 2, 1))).rawPayload)).toEqual([88, 144]);
    expect(await sizeOf((await tile(at(source, 0, 0, 0))).rawPayload)).toEqual([150, 100]);
  });

  it.each([
    ['3_0', 2],
    ['0_2', 2],
    ['0_0', 3],
    ['-1_0', 2],
    ['0_0', 99],
    ['1e1_0', 2],
  ])('%s of level %d is outside of the pyramid', async (name, level) => {
    const source = (await sourceOf(1)).body.data as TileSource;
    const address = at(source, 0, 0, 0).replace('0/0_0.jpg', `${level}/${name}.jpg`);
    expect((await tile(address)).statusCode).toBe(404);
  });

  it('are for who may have the slide, and end within ten minutes', async () => {
    const [buyer, stranger] = [await test.signIn(1), await test.signIn(2)];
    const refused = await sourceOf(2, stranger);
    expect([refused.status, refused.body['message']]).toEqual([403, '请先购买后再查看该切片']);
    expect((await sourceOf(2)).status).toBe(403);
    const source = (await sourceOf(2, buyer)).body.data as TileSource;
    const left = (source.expiresAt ?? 0) - test.clock.time.getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(600_000);
    const address = at(source, 2, 0, 0);
    expect((await tile(address)).statusCode).toBe(200);
    test.clock.pass(left / 1000);
    expect((await tile(address)).statusCode).toBe(410);
    const renewed = (await sourceOf(2, buyer)).body.data as TileSource;
    expect((await tile(at(renewed, 2, 0, 0))).statusCode).toBe(200);
  });

  it('are not to be had by changing an address', async () => {
    const { tileAddress } = (await sourceOf(1)).body.data as TileSource;
    const [, path, signature, until, who, scan] = tileAddress.split('/');
    const changed = (parts: (string | undefined)[]) =>
      tile(`/${[path, ...parts, '2', '0_0.jpg'].join('/')}`);
    expect((await changed([signature, until, who, scan])).statusCode).toBe(200);
    for (const parts of [
      [signature, until, who, '2'],
      [signature, String(Number(until) + 300), who, scan],
      [signature, until, '1', scan],
      [signature, until, who, `${scan}.aside`],
      [signature, until, who, `0${scan}`],
      [signature?.slice(1), until, who, scan],
      ['', until, who, scan],
    ]) {
      expect((await changed(parts)).statusCode).toBe(404);
    }
    expect(
      (await tile(tileAddress.replace('{level}/{column}_{row}.jpg', 'label.webp'))).statusCode,
    ).toBe(404);
    expect((await tile('/storage/slide/one/slide.tif')).statusCode).toBe(404);
  });

  it('that cannot be read are grey squares and a line in the log', async () => {
    await test.database.db.update(slideScan).set({ bytes: 4000 });
    const source = (await sourceOf(1)).body.data as TileSource;
    const broken = await tile(at(source, 2, 0, 0));
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await sizeOf(broken.rawPayload)).toEqual([256, 256]);
    const { dominant } = await sharp(broken.rawPayload).stats();
    expect(dominant.r).toBe(dominant.g);
    expect(
      warnings().length + test.log.filter((line) => line.includes('was not read')).length,
    ).toBe(1);
  });
});

it('a tile that is broken, and one that was never scanned, do not end the others', async () => {
  const jpeg = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#b04080' },
  })
    .jpeg()
    .toBuffer();
  const tiles = [jpeg, Buffer.from('no picture at all'), Buffer.alloc(0)];
  await given(tiffOf({ tile: 64, width: 192, height: 64, tiles }));
  const source = (await sourceOf(1)).body.data as TileSource;
  const answers = await Promise.all([0, 1, 2].map((column) => tile(at(source, 0, column, 0))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(warnings()).toHaveLength(1);
  const [, , empty] = answers;
  const { channels } = await sharp(empty?.rawPayload).stats();
  expect(channels[0]?.mean).toBeGreaterThan(235);
});

it('a slide that is drawn has tiles as well', async () => {
  await test.given({ commodities: [{ type: 2, charge: 1 }], slides: [{ slides: [{}] }] });
  const source = (await sourceOf(1)).body.data as TileSource;
  const drawn = await tile(at(source, 1, 2, 1));
  expect([drawn.statusCode, await sizeOf(drawn.rawPayload)]).toEqual([200, [88, 144]]);
});

describe('an address', () => {
  const pass = { scanId: 7, isAside: false, personId: 3, until: 1_800_000_000 };

  it('is what nginx computes', () => {
    // printf '1800000000/3/7 a-secret' | openssl md5 -binary | openssl base64 | tr +/ -_ | tr -d =
    expect(folderOf('a-secret', pass)).toBe(`/slide-tiles/${OPENSSL}/1800000000/3/7/`);
  });

  it('says what it was signed for, and nothing to another secret', async () => {
    const [, , signature = '', until = '', personId = '', what = ''] = folderOf('s', pass).split(
      '/',
    );
    const folder = { signature, until, who: personId, what };
    expect(readFolder('s', folder)).toEqual(pass);
    expect(readFolder('t', folder)).toBeNull();
    const { db } = test.database;
    expect(await tileSecret(db, 'told')).toBe('told');
    expect(await tileSecret(db, null)).toBe(await tileSecret(db, null));
  });

  it('is the same for five minutes', () => {
    const from = (time: string) => goodUntil(new Date(time)) - Date.parse(time) / 1000;
    expect(from('2026-11-20T10:00:00Z')).toBe(600);
    expect(from('2026-11-20T10:04:59Z')).toBe(301);
  });
});

const OPENSSL = 'pNhPivqCSZZMjtgoUjesOw';
