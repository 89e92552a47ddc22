import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { MediaShown, MediaUpload } from '@cheese/domain/contract/learning/media';
import { makeMp4 } from '../../../../testing/files/makeFilms';
import { makePdf } from '../../../../testing/files/makePdf';
import { mediaCalls } from '../../../../testing/calls/mediaCalls';
import { COLLEAGUE, LEARNER, STRANGER } from '../../../../testing/given/teaching';
import { useTestApp } from '../../../../testing/useTestApp';
import { uploadRoutes } from '../../../base/upload/upload.routes';
import { serveMedia } from '../serving/media.files';
import { findMedia } from '../media.manage.store';
import { mediaRoutes } from '../media.routes';
import { signFolder } from '../../mediaFile/media.service';

const test = useTestApp({ modules: { main: [mediaRoutes], aside: [uploadRoutes, serveMedia] } });
const { ask, begin, send, bring, one, work, given } = mediaCalls(test);
const MB = 1024 ** 2;
const PLATFORM = 6;
const DAY_S = 86_400;

beforeEach(() => given());

const uploadOf = async (answer: ReturnType<typeof begin>) =>
  (await answer).body.data as MediaUpload;

/** A film of three parts and a bit, whose index comes last. */
const large = makeMp4({ indexLast: true, pictures: Buffer.alloc(20 * MB, '心电图') });
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function servedFilm(mediaId: number) {
  const folder = await signFolder(test.database.db, mediaId, { personId: null, clock: test.clock });
  return (await test.app.inject({ url: `${folder}film.mp4` })).rawPayload;
}

it('parts that come twice, late and in any order make the same file', async () => {
  const film = makeMp4({ pictures: Buffer.alloc(20 * MB, 'x') });
  const upload = await uploadOf(begin('心动周期.mp4', film.length));
  const part = (number: number) =>
    film.subarray((number - 1) * upload.partBytes, number * upload.partBytes);
  expect(upload).toMatchObject({ partBytes: 8 * MB, receivedParts: [] });
  for (const number of [3, 1, 3]) await send(upload, number, part(number));
  const again = await uploadOf(begin('心动周期.mp4', film.length));
  expect(again).toMatchObject({ keyPrefix: upload.keyPrefix, receivedParts: [1, 3] });
  const { id } = upload.media;
  const early = await ask('PUT upload/finish', { mediaId: id });
  expect([early.status, early.body['message']]).toEqual([409, '文件尚未上传完整，请继续上传']);
  await send(again, 2, part(2));
  const [first, second] = await Promise.all([
    ask('PUT upload/finish', { mediaId: id }),
    ask('PUT upload/finish', { mediaId: id }),
  ]);
  expect([first, second].map(({ body }) => (body.data as MediaShown).state)).toEqual([
    'waiting',
    'waiting',
  ]);
  expect(await work()).toBe(true);
  expect(await work()).toBe(false);
  expect(await one(id)).toMatchObject({ state: 'ready', name: '心动周期.mp4', durationS: 90 });
  expect(hashOf(await servedFilm(id))).toBe(hashOf(film));
});

it.each([
  '心动 ❤️‍🔥 周期 𠮷.mp4',
  '../../../etc/passwd.mp4',
  'C:\\课件\\..\\周期.mp4',
  '%2e%2e%2f"><img>.mp4',
])('%s is a name, and no place', async (name) => {
  const { id } = await bring(name, makeMp4());
  expect(await work()).toBe(true);
  expect(await one(id)).toMatchObject({ state: 'ready', name });
  const { key } = (await findMedia(test.database.db, id))?.media ?? {};
  expect(key).toMatch(/^film\/[\da-f-]{36}\/film\.mp4$/);
  expect((await servedFilm(id)).length).toBeGreaterThan(0);
});

it('signs that no name has are refused in words', async () => {
  const { status, body } = await begin('心动\0周期.mp4', 100);
  expect([status, body]).toMatchObject([400, { field: 'name' }]);
});

it('a part that was cut off on its way is in the file no more than once, and whole', async () => {
  const film = makeMp4();
  const { scratch } = test.app.services.storage;
  // The first upload makes the folder.
  const joined = () => readdir(scratch).catch((): string[] => []);
  // Other uploads of this file of tests may be under way still.
  const before = await joined();
  const upload = await uploadOf(begin('心动周期.mp4', film.length));
  const { id } = upload.media;
  await send(upload, 1, film.subarray(0, film.length - 9));
  const again = (await ask('PUT upload/go-on', { mediaId: id })).body.data as MediaUpload;
  expect(again.receivedParts).toEqual([]);
  await send(again, 1, film);
  await ask('PUT upload/finish', { mediaId: id });
  expect(await work()).toBe(true);
  expect(hashOf(await servedFilm(id))).toBe(hashOf(film));
  expect(await joined()).toEqual(before);
});

it('two tabs at once are one upload', async () => {
  const asked = () => uploadOf(begin('心动周期.mp4', 100));
  const [one_, other] = await Promise.all([asked(), asked()]);
  expect(one_.media.id).toBe(other.media.id);
  const { body } = await ask('GET list');
  expect(body.data).toMatchObject({ total: 1, list: [{ state: 'uploading' }] });
});

it('an index that comes last is put first', async () => {
  const { id } = await bring('心动周期.mp4', large);
  await work();
  expect(await one(id)).toMatchObject({ state: 'ready', width: 1280, height: 720, sizes: [] });
  const served = await servedFilm(id);
  expect(served.indexOf('moov')).toBeLessThan(served.indexOf('mdat'));
  expect(served).toHaveLength(large.length);
});

it.each([
  ['剪影.mp4', Buffer.from('MZ this is a program'.padEnd(200)), '文件内容与格式不符，请重新选择'],
  ['讲义.pdf', makeMp4(), '文件内容与格式不符，请重新选择'],
])('%s that is something else is refused after its first part', async (name, bytes, message) => {
  const upload = await uploadOf(begin(name, bytes.length));
  await send(upload, 1, bytes);
  const next = await ask('PUT upload/go-on', { mediaId: upload.media.id });
  expect([next.status, next.body['message']]).toEqual([400, message]);
  expect((await ask('GET list')).body.data).toMatchObject({ total: 0 });
});

it.each([
  ['心动周期.avi', 10, '不支持该文件格式，请上传 mp4 格式的文件'],
  ['心动周期.mkv', 10, '不支持该文件格式，请上传 mp4 格式的文件'],
  ['心动周期.mp4', 2048 * MB + 1, '文件不能超过 2048 MB'],
])('%s of %d bytes is not begun', async (name, bytes, message) => {
  const answer = await begin(name, bytes, { kind: 'film' });
  expect([answer.status, answer.body['message']]).toEqual([400, message]);
});

const names = (data: unknown) => (data as { list: MediaShown[] }).list.map(({ name }) => name);

it('a school has its own, and nobody learns of another’s', async () => {
  const { id } = await bring('心动周期.mp4', makeMp4());
  expect(names((await ask('GET list', undefined, COLLEAGUE)).body.data)).toEqual(['心动周期.mp4']);
  expect(names((await ask('GET list', undefined, STRANGER)).body.data)).toEqual([]);
  expect((await ask('GET list', undefined, LEARNER)).status).toBe(403);
  expect((await ask('GET list?shelf=platform')).status).toBe(403);
  expect(names((await ask('GET list', undefined, PLATFORM)).body.data)).toEqual([]);
  const calls = ['PUT upload/go-on', 'PUT upload/finish', 'PUT cancel', 'PUT retry'];
  for (const who of [STRANGER, LEARNER, PLATFORM]) {
    for (const call of calls) expect((await ask(call, { mediaId: id }, who)).status).toBe(404);
    expect((await ask('PUT rename', { mediaId: id, name: '我的' }, who)).status).toBe(404);
    expect((await ask(`DELETE remove?mediaId=${id}`, undefined, who)).status).toBe(404);
    expect((await ask(`GET some?ids=${id}`, undefined, who)).body.data).toEqual([]);
  }
  // A colleague may manage another's file but not continue its upload.
  expect((await ask('PUT upload/finish', { mediaId: id }, COLLEAGUE)).status).toBe(404);
  expect((await ask('PUT rename', { mediaId: id, name: '心音' }, COLLEAGUE)).status).toBe(200);
  const visitor = await test.ask('GET /doctor-cheese/media/v1/list');
  expect(visitor.status).toBe(401);
});

it('who runs the platform has the platform’s, and no school sees it', async () => {
  await bring('公共课.mp4', makeMp4(), PLATFORM);
  expect(names((await ask('GET list', undefined, PLATFORM)).body.data)).toEqual(['公共课.mp4']);
  expect(names((await ask('GET list')).body.data)).toEqual([]);
});

it('parts go up by nobody’s permission but the own one', async () => {
  const upload = await uploadOf(begin('心动周期.mp4', 100));
  const forged = { ...upload, keyPrefix: upload.keyPrefix.replace(/\/\d+\//, '/9/') };
  expect((await send(forged, 1, Buffer.alloc(100))).status).toBe(403);
  expect((await send(upload, 2, Buffer.alloc(100))).status).toBe(403);
});

it('what a course uses is not deleted, and says where', async () => {
  const { id } = await bring('心动周期.mp4', makeMp4());
  await work();
  const items = [{ type: 1 as const, mediaId: id }];
  await test.given({ courses: [{ organisationId: 1, name: '生理学', chapters: [{ items }] }] });
  const refused = await ask(`DELETE remove?mediaId=${id}`);
  expect([refused.status, refused.body['key']]).toEqual([409, 'media.inUse']);
  expect((await one(id))?.usedIn).toEqual([{ courseId: 1, courseName: '生理学' }]);
  expect((await servedFilm(id)).length).toBeGreaterThan(0);
});

it('what nobody uses goes with all its files', async () => {
  const { id } = await bring('心动周期.mp4', makeMp4());
  await work();
  const folder = await signFolder(test.database.db, id, { personId: null, clock: test.clock });
  expect((await ask(`DELETE remove?mediaId=${id}`)).status).toBe(200);
  expect((await test.app.inject({ url: `${folder}film.mp4` })).statusCode).toBe(404);
  expect((await ask('GET list')).body.data).toMatchObject({ total: 0 });
});

it('an upload that is cancelled goes whole, and can be begun anew', async () => {
  const upload = await uploadOf(begin('心动周期.mp4', 100));
  expect((await ask('PUT cancel', { mediaId: upload.media.id })).body.data).toBeNull();
  const anew = await uploadOf(begin('心动周期.mp4', 100));
  expect(anew.media.id).not.toBe(upload.media.id);
});

it('what nobody goes on with is swept after a day, with its parts', async () => {
  const film = makeMp4({ pictures: Buffer.alloc(9 * MB) });
  const upload = await uploadOf(begin('心动周期.mp4', film.length));
  await send(upload, 1, film.subarray(0, 8 * MB));
  const { storage } = test.app.services;
  const sweepings = async () => {
    const { queueMediaSweeping } = await import('../media.jobs');
    await queueMediaSweeping({ db: test.database.db, clock: test.clock, storage } as never);
    await work();
  };
  await sweepings();
  expect(await storage.list(upload.keyPrefix)).toHaveLength(1);
  test.clock.pass(DAY_S + 3_600);
  await sweepings();
  expect(await storage.list(upload.keyPrefix)).toEqual([]);
  expect(await findMedia(test.database.db, upload.media.id)).toBeNull();
});

it('fifty uploads at a time are enough', async () => {
  for (let at = 0; at < 50; at += 1) await begin(`第${at}讲.mp4`, 100 + at);
  const answer = await begin('再来一讲.mp4', 300);
  expect([answer.status, answer.body['key']]).toEqual([409, 'media.tooManyUploads']);
});

it('lists by name, kind and state, the newest first', async () => {
  await bring('心动周期.mp4', makeMp4());
  await work();
  await bring('心电图.pdf', makePdf(['心电图']));
  await begin('呼吸运动.mp4', 100);
  const listed = async (query: string) => names((await ask(`GET list?${query}`)).body.data);
  expect(await listed('')).toEqual(['呼吸运动.mp4', '心电图.pdf', '心动周期.mp4']);
  expect(await listed(`keyword=${encodeURIComponent('心')}`)).toHaveLength(2);
  expect(await listed('kind=document')).toEqual(['心电图.pdf']);
  expect(await listed('state=uploading')).toEqual(['呼吸运动.mp4']);
  expect(await listed('state=waiting')).toEqual(['心电图.pdf']);
  expect(await listed('state=ready')).toEqual(['心动周期.mp4']);
  expect(await listed('page=2&pageCnt=2')).toEqual(['心动周期.mp4']);
});
