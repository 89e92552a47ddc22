import type { MediaShown } from '@cheese/domain/contract/learning/media';
import type { ManagedJob } from '@cheese/domain/contract/people/jobManage';
import { makePdf } from '../../../testing/files/makePdf';
import { mediaCalls } from '../../../testing/calls/mediaCalls';
import { STRANGER, TEACHER } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { mediaRoutes } from '../../learning/media/media.routes';
import { auditEntry } from '../audit/audit.tables';
import { job } from '../../base/job/job.tables';
import { jobManageRoutes } from './jobManage.routes';

const test = useTestApp({
  modules: { main: [mediaRoutes, jobManageRoutes], aside: [uploadRoutes] },
});
const { bring, one, work, by, given, ask: askMedia } = mediaCalls(test);
const url = '/doctor-cheese/manage/jobs/v1';
const ADMIN = 6;

beforeEach(() => given());

const list = async (query = '') => {
  const answer = await test.ask(`GET ${url}/list${query}`, undefined, { token: await by(ADMIN) });
  return (answer.body.data as { list: ManagedJob[] }).list;
};
const end = async (id: number, personId: number = ADMIN) =>
  test.ask(`PUT ${url}/end`, { id }, { token: await by(personId) });

it('tells whose work waits, of each school, and narrows it', async () => {
  await bring('心电图.pdf', makePdf(['一']));
  await bring('肝.pdf', makePdf(['二']), STRANGER);
  expect(await list()).toMatchObject([
    { kind: 'makeDocument', state: 'waiting', person: { id: STRANGER }, begunAt: null },
    { kind: 'makeDocument', state: 'waiting', person: { id: TEACHER }, isLong: false },
  ]);
  expect((await list()).map(({ organisation }) => organisation)).toContain('济世医学院');
  expect(await list('?keyword=济世')).toMatchObject([{ person: { id: STRANGER } }]);
  await work();
  expect(await list('?state=done')).toMatchObject([{ person: { id: TEACHER } }]);
  expect(await list('?state=waiting&kind=makeDocument')).toMatchObject([
    { person: { id: STRANGER } },
  ]);
  expect(await list('?kind=makeSlide')).toEqual([]);
});

it('ends one for good, says so to whose it was and writes it down, once', async () => {
  const mine = (await bring('心电图.pdf', makePdf(['一']))) as MediaShown;
  const theirs = await bring('肝.pdf', makePdf(['二']), STRANGER);
  const ended = (await list()).find(({ person }) => person.id === TEACHER)?.id ?? 0;
  for (const who of [TEACHER, STRANGER]) expect((await end(ended, who)).status).toBe(403);
  expect((await end(ended)).status).toBe(200);
  expect((await end(ended)).body).toMatchObject({ key: 'job.over' });
  expect(await test.database.db.select().from(auditEntry)).toMatchObject([
    { act: 'job.end', about: `文档转换 ${ended}`, byPersonId: ADMIN, toPersonId: TEACHER },
  ]);
  while (await work());
  expect(await one(mine.id)).toMatchObject({
    state: 'failed',
    failure: '平台已终止这项处理，可稍后重试；再次被终止请联系平台',
    mayRetry: true,
  });
  expect(await one(theirs.id, STRANGER)).toMatchObject({ state: 'ready' });
  expect((await askMedia('PUT retry', { mediaId: mine.id })).status).toBe(200);
  await work();
  expect(await one(mine.id)).toMatchObject({ state: 'ready' });
});

it('what comes back by itself is nobody’s, and is neither shown nor ended', async () => {
  const row = { kind: 'sweepMedia', payload: {}, runAt: test.clock.time, onceKey: 'sweepMedia' };
  const [made] = await test.database.db.insert(job).values(row).returning({ id: job.id });
  expect(await list()).toEqual([]);
  expect((await end(made?.id ?? 0)).status).toBe(409);
});
