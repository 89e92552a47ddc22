import { useTestApp } from '../../../testing/useTestApp';
import { signFolder } from '../mediaFile/media.service';
import { serveMedia } from './serving/media.files';
import { media } from '../mediaFile/media.tables';

const test = useTestApp({ modules: { aside: [serveMedia] } });
const bytes = Buffer.from(Array.from({ length: 100 }, (_, n) => n));
const HOUR_S = 3600;

beforeEach(async () => {
  await test.given({ people: [{}, {}] });
  await test.app.services.storage.put('film/a-1.mp4', bytes);
  await test.app.services.storage.put('film/a-1-poster.webp', Buffer.from('poster'));
  const moments = { createdAt: test.clock.now(), readyAt: test.clock.now() };
  await test.database.db.insert(media).values([
    {
      kind: 'film',
      key: 'film/a-1.mp4',
      name: '心动周期.mp4',
      bytes: 100,
      ...moments,
      poster: 'film/a-1-poster.webp',
    },
    { kind: 'film', key: 'film/b.mp4', name: '没好', bytes: 1, createdAt: test.clock.now() },
  ]);
});

const folderFor = (personId: number | null, mediaId = 1) =>
  signFolder(test.database.db, mediaId, { personId, clock: test.clock });

interface Fetching {
  personId?: number;
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD';
}

async function fetchFile(url: string, { personId, headers = {}, method = 'GET' }: Fetching = {}) {
  const cookie = personId && `other=1; cheese-token=${await test.signIn(personId)}`;
  return test.app.inject({ method, url, headers: { ...(cookie && { cookie }), ...headers } });
}

const film = async (asked: Fetching = {}) =>
  fetchFile(`${await folderFor(1)}film.mp4`, { personId: 1, ...asked });

it('hands a film whole to whom its address was made for', async () => {
  const answer = await film();
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(bytes);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-length': '100',
    'cache-control': 'private, max-age=14400',
  });
});

it.each([
  ['bytes=0-9', 0, 9],
  ['bytes=90-', 90, 99],
  ['bytes=-5', 95, 99],
])('hands out a part of it: %s', async (range, from, to) => {
  const answer = await film({ headers: { range } });
  expect(answer.statusCode).toBe(206);
  expect(answer.rawPayload).toEqual(bytes.subarray(from, to + 1));
  expect(answer.headers['content-range']).toBe(`bytes ${from}-${to}/100`);
});

it('says how long it is where a part is asked for that is not there', async () => {
  const answer = await film({ headers: { range: 'bytes=100-' } });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */100']);
});

it('says the same to HEAD, and sends nothing', async () => {
  const answer = await film({ method: 'HEAD', headers: { range: 'bytes=0-9' } });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers).toMatchObject({ 'content-length': '10' });
  expect(answer.rawPayload).toHaveLength(0);
});

it('goes on with what a browser has, and begins anew with what it has not', async () => {
  const { etag } = (await film()).headers;
  const range = 'bytes=50-';
  expect((await film({ headers: { range, 'if-range': String(etag) } })).statusCode).toBe(206);
  expect((await film({ headers: { range, 'if-range': '"another"' } })).statusCode).toBe(200);
  expect((await film({ headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
});

it('has a poster beside it', async () => {
  const answer = await fetchFile(`${await folderFor(1)}poster.webp`, { personId: 1 });
  expect([answer.statusCode, answer.body]).toEqual([200, 'poster']);
});

it('is refused to everybody else who has the address', async () => {
  const address = `${await folderFor(1)}film.mp4`;
  expect((await fetchFile(address, { personId: 2 })).statusCode).toBe(404);
  expect((await fetchFile(address)).statusCode).toBe(404);
  const authorization = `Bearer ${await test.signIn(2)}`;
  expect((await fetchFile(address, { headers: { authorization } })).statusCode).toBe(404);
  const own = `Bearer ${await test.signIn(1)}`;
  expect((await fetchFile(address, { headers: { authorization: own } })).statusCode).toBe(200);
});

it('is open to all where it was made for all', async () => {
  expect((await fetchFile(`${await folderFor(null)}film.mp4`)).statusCode).toBe(200);
});

it('survives seeks for hours, and ends', async () => {
  const address = `${await folderFor(null)}film.mp4`;
  test.clock.pass(4 * HOUR_S - 60);
  expect((await fetchFile(address)).statusCode).toBe(200);
  test.clock.pass(HOUR_S + 120);
  expect((await fetchFile(address)).statusCode).toBe(404);
});

it('is the same address for a while, so that what was kept is found', async () => {
  test.clock.pass(1);
  const first = await folderFor(1);
  test.clock.pass(60);
  expect(await folderFor(1)).toBe(first);
});

it.each([
  ['another film', (folder: string) => folder.replace(/media\/1\./, 'media/2.')],
  ['another person', (folder: string) => folder.replace(/^(\/media\/1)\.1\./, '$1.2.')],
  ['everybody', (folder: string) => folder.replace(/^(\/media\/1)\.1\./, '$1.0.')],
  ['ever', (folder: string) => folder.replace(/\.([\da-z]+)-/, '.zzzzzz-')],
  ['another signature', (folder: string) => folder.replace(/-.*\//, `-${'A'.repeat(43)}/`)],
])('cannot be rewritten for %s', async (_what, rewrite) => {
  const folder = await folderFor(1);
  const forged = rewrite(folder);
  expect(forged).not.toBe(folder);
  expect((await fetchFile(`${forged}film.mp4`, { personId: 1 })).statusCode).toBe(404);
});

it.each(['film.mov', 'page-1.webp', 'strip.webp', '..%2fa-1.mp4', 'a-1.mp4', 'page-0.webp'])(
  'has no file %s',
  async (name) => {
    expect((await fetchFile(`${await folderFor(null)}${name}`)).statusCode).toBe(404);
  },
);

it('is not there before it is ready', async () => {
  expect((await fetchFile(`${await folderFor(null, 2)}film.mp4`)).statusCode).toBe(404);
});

it('has no address that is not signed', async () => {
  expect((await fetchFile('/storage/film/a-1.mp4', { personId: 1 })).statusCode).toBe(404);
});
