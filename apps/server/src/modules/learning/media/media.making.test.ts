import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { ConversionError, type Convert } from '../../../ports/converter';
import type { Films } from '../../../ports/films';
import { drawnApart } from '../../../ports/pages';
import { ProgramFailure } from '../../../ports/program';
import { drawPagesFile } from '../../../testing/files/heavyWorkFile';
import { makeOffice, makeOle, makeZip } from '../../../testing/files/makeDocuments';
import { makeMp4, offsetsIn } from '../../../testing/files/makeFilms';
import { makePdf } from '../../../testing/files/makePdf';
import { mediaCalls } from '../../../testing/calls/mediaCalls';
import { COLLEAGUE } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { serveMedia } from './serving/media.files';
import { mediaRoutes } from './media.routes';
import { signFolder } from '../mediaFile/media.service';
import { media } from '../mediaFile/media.tables';

const test = useTestApp({ modules: { main: [mediaRoutes], aside: [uploadRoutes, serveMedia] } });
const { ask, bring, one, work, given } = mediaCalls(test);
const MINUTE_S = 60;

beforeEach(() => given());

const scratch = () => readdirSync(test.app.services.storage.scratch);

async function served(mediaId: number, name: string) {
  const folder = await signFolder(test.database.db, mediaId, { personId: null, clock: test.clock });
  return test.app.inject({ url: folder + name });
}

async function made(name: string, content: Uint8Array, files: Parameters<typeof work>[0] = {}) {
  const { id } = await bring(name, content);
  await work(files);
  expect(scratch()).toEqual([]);
  return (await one(id)) as MediaShown;
}

const film = makeMp4();
const cutOff = film.subarray(0, film.length - 4);
const noPicture = Buffer.from(film.toString('latin1').replaceAll('vide', 'text'), 'latin1');

describe('with Node alone', () => {
  it.each([
    ['cut off', '断.mp4', cutOff, '文件已损坏或不完整，请检查后重新上传'],
    ['without an index', '残.mp4', film.subarray(0, 28), '文件已损坏或不完整，请检查后重新上传'],
    ['without a picture', '声.mp4', noPicture, '文件中没有视频画面，请检查后重新上传'],
    [
      'in another coding',
      '码.mp4',
      makeMp4({ codec: 'hvc1' }),
      '视频编码无法在浏览器中播放，请转换为 H.264 编码的 MP4 后上传',
    ],
    [
      'in another wrapping',
      '苹.mp4',
      makeMp4({ brand: 'qt  ' }),
      '本平台目前只支持 MP4 视频，请转换格式后上传',
    ],
    ['of seven hours', '长.mp4', makeMp4({ durationS: 25_200 }), '视频超过 6 小时，请分段后上传'],
  ])('a film %s says so', async (_, name, content, failure) => {
    expect(await made(name, content)).toMatchObject({ state: 'failed', failure });
  });

  it('moves each place that an index names', async () => {
    const { id } = await made('尾.mp4', makeMp4({ indexLast: true }));
    const { rawPayload } = await served(id, 'film.mp4');
    const at = rawPayload.indexOf('pictures and sounds');
    expect(offsetsIn(rawPayload)).toEqual([at, at, at, at]);
  });

  it('draws the pages of a PDF and keeps the words by which they are found', async () => {
    const shown = await made('心电图.pdf', makePdf(['心动周期与心电图', '冠状动脉']));
    expect(shown).toMatchObject({ state: 'ready', pageCount: 2, failure: null });
    const first = await served(shown.id, 'page-1.webp');
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
    const [row] = await test.database.db.select().from(media);
    expect(row?.pages.map(({ text }) => text)).toEqual(['心动周期与心电图', '冠状动脉']);
    expect((await served(shown.id, 'page-3.webp')).statusCode).toBe(404);
  }, 30_000);

  it('ends with a page that takes longer than one may, and says so', async () => {
    const time = { least: 60_000, perMb: 0, perPage: 0, page: 0 };
    const none = { timeMs: 60_000, memoryBytes: null, fileBytes: 1024 ** 2, time };
    const drawPages = drawnApart(drawPagesFile, none);
    const failure =
      '文档中有一页过于复杂，无法在规定时间内绘制，请简化该页（如把矢量图转为图片）后上传';
    expect(await made('图.pdf', makePdf(['一']), { drawPages })).toMatchObject({
      state: 'failed',
      failure,
      mayRetry: false,
    });
  });

  const locked = makePdf(
    ['密'],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'28'.repeat(32)}> /U <${'28'.repeat(32)}> /P -4 >> /ID [<00><00>]`,
  );
  const claiming = makeOffice('pptx', 0xfffffff0);
  it.each([
    [
      'that is broken',
      '坏.pdf',
      Buffer.from('%PDF-1.7\nnothing'),
      '文件已损坏或不完整，请检查后重新上传',
    ],
    ['with a password', '密.pdf', locked, '文档设有密码，请去除密码后重新上传'],
    [
      'of too many pages',
      '厚.pdf',
      makePdf(Array(501).fill('页')),
      '文档超过 500 页，请拆分后上传',
    ],
  ])(
    'a PDF %s says so',
    async (_, name, content, failure) => {
      expect(await made(name, content)).toMatchObject({ state: 'failed', failure });
    },
    30_000,
  );

  it.each([
    ['of an office', makeOffice('pptx'), '本平台目前不能转换 Office 文档，请另存为 PDF 后上传'],
    ['with a password', makeOle('EncryptedPackage'), '文档设有密码，请去除密码后重新上传'],
    ['that is a bomb', claiming, '文档解压后过大，无法转换'],
    [
      'that is an archive',
      makeZip([{ name: 'a', content: 'x' }]),
      '文件内容不是可识别的文档，请检查后重新上传',
    ],
  ])('a document %s says so', async (_, content, failure) => {
    expect(await made('讲义.pdf', content)).toMatchObject({ state: 'failed', failure });
  });
});

const sizes = ({ seconds = 90 }: { seconds?: number } = {}): Films => ({
  look: async () => ({ durationS: 90, width: 1280, height: 720, hasSound: true }),
  makeSizes: async ({ folder, heights, onSecond }) => {
    for (const height of heights) {
      writeFileSync(join(folder, `${height}.mp4`), `pieces of ${height}`);
      writeFileSync(join(folder, `${height}.m3u8`), '#EXTM3U');
    }
    onSecond(seconds);
  },
  joinSize: async ({ folder }) => writeFileSync(join(folder, 'film.mp4'), 'joined'),
  drawPoster: async ({ folder }) => writeFileSync(join(folder, 'poster.png'), dot),
  drawStrip: async ({ folder }) => writeFileSync(join(folder, 'strip.png'), dot),
});
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('with a program that makes films', () => {
  it('has the sizes that are not larger than the film, under one signature', async () => {
    const shown = await made('心动周期.mp4', film, { films: sizes() });
    expect(shown).toMatchObject({ state: 'ready', sizes: [720, 480], durationS: 90 });
    const list = await served(shown.id, 'sizes.m3u8');
    expect(list.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(list.body).toContain('RESOLUTION=1280x720\n720.m3u8');
    expect((await served(shown.id, '480.mp4')).body).toBe('pieces of 480');
    expect((await served(shown.id, '1080.mp4')).statusCode).toBe(404);
    expect((await served(shown.id, 'poster.webp')).statusCode).toBe(200);
    const names = ['720.mp4', '720.m3u8', '480.mp4', '480.m3u8', 'sizes.m3u8', 'film.mp4'];
    const files = await Promise.all(
      [...names, 'poster.webp', 'strip.webp'].map((name) => served(shown.id, name)),
    );
    const lies = files.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
    expect((await ask('GET room')).body.data).toMatchObject({ usedBytes: lies });
    // A film that every browser plays is kept unchanged.
    expect((await served(shown.id, 'film.mp4')).rawPayload).toEqual(film);
  });

  it('joins what no browser shows by itself', async () => {
    const shown = await made('苹果.mp4', makeMp4({ brand: 'qt  ' }), { films: sizes() });
    expect((await served(shown.id, 'film.mp4')).body).toBe('joined');
  });

  it('shows no half film as a whole one', async () => {
    const shown = await made('半.mp4', film, { films: sizes({ seconds: 40 }) });
    expect(shown.failure).toBe('文件已损坏或不完整，请检查后重新上传');
  });

  it('may be tried again after it took too long, and then is ready', async () => {
    const slow = async () => {
      throw new ProgramFailure('timedOut');
    };
    const shown = await made('慢.mp4', film, { films: { ...sizes(), makeSizes: slow } });
    expect(shown).toMatchObject({ state: 'failed', mayRetry: true });
    expect(shown.failure).toBe('处理超时，请重试；多次超时请压缩或拆分后上传');
    const [first, second] = await Promise.all([
      ask('PUT retry', { mediaId: shown.id }, COLLEAGUE),
      ask('PUT retry', { mediaId: shown.id }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await work({ films: sizes() })).toBe(true);
    expect(await work({ films: sizes() })).toBe(false);
    expect(await one(shown.id)).toMatchObject({ state: 'ready', mayRetry: false });
  });

  it('is not tried again where that cannot help', async () => {
    const shown = await made('断.mp4', cutOff, { films: sizes() });
    expect(shown.mayRetry).toBe(false);
    const answer = await ask('PUT retry', { mediaId: shown.id });
    expect([answer.status, answer.body['key']]).toEqual([409, 'media.notRetryable']);
  });

  it('called off while it is made, it ends, and leaves nothing behind', async () => {
    const { id } = await bring('长.mp4', film);
    let begun = () => undefined as void;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const until: Films['makeSizes'] = ({ stopping }) =>
      new Promise((_, reject) => {
        stopping.addEventListener('abort', () => reject(new Error('broken off')));
        begun();
      });
    const working = work({ films: { ...sizes(), makeSizes: until } });
    await isBegun;
    expect(await one(id)).toMatchObject({ state: 'working' });
    await ask('PUT cancel', { mediaId: id });
    await working;
    expect(await one(id)).toMatchObject({ failure: '已取消处理', mayRetry: true });
    expect(scratch()).toEqual([]);
  });

  it('goes on elsewhere a minute after its node has died, and half of it is not kept', async () => {
    const { id } = await bring('心动周期.mp4', film);
    const stop = new AbortController();
    let begun = () => undefined as void;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const dying: Films['makeSizes'] = ({ stopping }) =>
      new Promise((_, reject) => {
        stopping.addEventListener('abort', () => reject(new Error('dead')));
        begun();
      });
    const dead = work({ films: { ...sizes(), makeSizes: dying } }, stop.signal);
    await isBegun;
    expect(await work({ films: sizes() })).toBe(false);
    test.clock.pass(MINUTE_S + 1);
    expect(await work({ films: sizes() })).toBe(true);
    expect(await one(id)).toMatchObject({ state: 'ready', sizes: [720, 480] });
    stop.abort();
    await dead;
    expect(await one(id)).toMatchObject({ state: 'ready', sizes: [720, 480] });
    expect((await served(id, '480.mp4')).body).toBe('pieces of 480');
  });
});

describe('with LibreOffice', () => {
  const pdf = makePdf(['由幻灯片转换']);
  const well: Convert = async ({ pdf: to }) => writeFileSync(to, pdf);
  const failing =
    (reason: 'timedOut' | 'nothing'): Convert =>
    async () => {
      throw new ConversionError(reason);
    };

  it('pages are drawn of slides as well', async () => {
    const shown = await made('讲义.pdf', makeOffice('pptx'), { convert: well });
    expect(shown).toMatchObject({ state: 'ready', pageCount: 1 });
  }, 30_000);

  it.each([
    ['timedOut', '处理超时，请重试；多次超时请压缩或拆分后上传'],
    ['nothing', '文件已损坏或不完整，请检查后重新上传'],
  ] as const)('what ends as %s says so', async (reason, failure) => {
    const shown = await made('讲义.pdf', makeOffice('docx'), { convert: failing(reason) });
    expect(shown).toMatchObject({ state: 'failed', failure });
  });
});
