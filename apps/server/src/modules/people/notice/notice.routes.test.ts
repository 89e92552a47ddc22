import { useTestApp } from '../../../testing/useTestApp';
import { notice, noticeRead, noticeRecipient } from './notice.tables';
import { notices } from '../../../testing/given/school/notices';

const test = useTestApp({ modules: { main: [notices] } });
const base = '/doctor-cheese/notice/v1';
const HOUR_MS = 3_600_000;

type Row = Partial<typeof notice.$inferInsert> & { to?: number[] };

/** Notices an hour apart, the first of them the newest. */
async function send(...rows: Row[]) {
  const { db } = test.database;
  for (const [at, { to = [], ...row }] of rows.entries()) {
    const sentAt = new Date(test.clock.now().getTime() - (at + 1) * HOUR_MS);
    const said = { kind: 1, title: `第${at + 1}条`, text: '摘要', sentAt, ...row } as const;
    const [sent] = await db.insert(notice).values(said).returning({ id: notice.id });
    const lines = to.map((personId) => ({ personId, noticeId: sent?.id ?? 0 }));
    if (lines.length > 0) await db.insert(noticeRecipient).values(lines);
  }
}

const course = { courseId: 7, courseName: '病理学' };
const about = {
  target: 1,
  targetId: 9,
  excerpt: '我的评论',
  productId: 7,
  productType: 1,
} as const;

const two = () => test.given({ people: [{ nickname: '甲' }, { nickname: '乙' }] });

async function ask(call: string, by: number, body?: object) {
  return test.ask(call, body, { token: await test.signIn(by) });
}
const get = (path: string, by = 1) => ask(`GET ${base}/${path}`, by);
const put = (path: string, body: object, by = 1) => ask(`PUT ${base}/${path}`, by, body);

const listOf = async (path: string, by = 1) =>
  (await get(path, by)).body.data as { list: { id: number; status: number }[]; total: number };
const idsOf = async (path: string, by = 1) => (await listOf(path, by)).list.map(({ id }) => id);
const unread = async (by = 1) => (await get('unread/total', by)).body.data;

describe('notice/v1', () => {
  it.each([
    'GET unread/total',
    'GET unread/list',
    'GET official/list',
    'GET official/detail?id=1',
    'GET course/list',
    'GET classroom/list',
    'GET reply/list',
    'GET like/list',
    'PUT status',
    'PUT status/all',
  ])('%s is for who is signed in', async (call) => {
    const [method, path] = call.split(' ');
    expect((await test.ask(`${method} ${base}/${path}`)).status).toBe(401);
  });
});

describe('notice/v1/unread/total and unread/list', () => {
  it('count the official ones for everybody and the others for their recipients', async () => {
    await two();
    await send({}, { kind: 2, course, to: [1] }, { kind: 5, about, senderId: 2, to: [1] });
    expect(await unread(1)).toBe(3);
    expect(await unread(2)).toBe(1);
    expect((await get('unread/list')).body.data).toEqual([
      { kind: 1, total: 1 },
      { kind: 2, total: 1 },
      { kind: 3, total: 0 },
      { kind: 4, total: 0 },
      { kind: 5, total: 1 },
      { kind: 6, total: 0 },
    ]);
  });

  it('do not count what is dated later', async () => {
    await two();
    await send({ sentAt: new Date(test.clock.now().getTime() + HOUR_MS) });
    expect(await unread()).toBe(0);
    test.clock.pass(3601);
    expect(await unread()).toBe(1);
  });
});

describe('notice/v1/official/list', () => {
  it('answers the newest first, page by page', async () => {
    await two();
    await send({}, {}, {});
    expect(await listOf('official/list?page=2&pageCnt=2')).toEqual({
      total: 3,
      list: [expect.objectContaining({ id: 3, title: '第3条', summary: '摘要', status: 0 })],
    });
  });

  it('keeps to a state', async () => {
    await two();
    await send({}, {}, {});
    await put('status', { noticeIds: [2], status: 1 });
    expect(await idsOf('official/list?status=0')).toEqual([1, 3]);
    expect(await listOf('official/list?status=1')).toMatchObject({ total: 1, list: [{ id: 2 }] });
  });

  it('refuses an unknown state', async () => {
    await two();
    expect(await get('official/list?status=2')).toMatchObject({
      status: 400,
      body: { field: 'status' },
    });
  });
});

describe('notice/v1/official/detail', () => {
  it('answers the whole notice, and does not mark it', async () => {
    await two();
    await send({ html: '<p>正文</p>' });
    const { body } = await get('official/detail?id=1');
    expect(body.data).toMatchObject({ id: 1, html: '<p>正文</p>', status: 0 });
    expect(await unread()).toBe(1);
  });

  it('knows no notice of another kind, and none that is not there', async () => {
    await two();
    await send({ kind: 2, course, to: [1] });
    for (const id of [1, 404]) {
      const { status, body } = await get(`official/detail?id=${id}`);
      expect(status).toBe(404);
      expect(body).toMatchObject({ message: '该公告不存在或已撤回' });
    }
  });
});

describe('the lists of what was received', () => {
  it('show the recipient alone what belongs to each kind', async () => {
    await two();
    await send(
      { kind: 2, course, to: [1] },
      { kind: 3, course: { ...course, teacherName: '陈老师' }, to: [1] },
      { kind: 4, about, senderId: 2, text: '回答', to: [1] },
      { kind: 5, about, senderId: 2, to: [1] },
    );
    const [ofCourse] = (await listOf('course/list')).list;
    expect(ofCourse).toMatchObject({ ...course, title: '第1条', text: '摘要', status: 0 });
    const [ofClassroom] = (await listOf('classroom/list')).list;
    expect(ofClassroom).toMatchObject({ ...course, teacherName: '陈老师' });
    const [reply] = (await listOf('reply/list')).list;
    expect(reply).toMatchObject({ about, sender: { nickname: '乙', avatar: null }, text: '回答' });
    const [like] = (await listOf('like/list')).list;
    expect(like).toMatchObject({ about, sender: { nickname: '乙' } });
    for (const path of ['course/list', 'classroom/list', 'reply/list', 'like/list']) {
      expect(await listOf(path, 2)).toEqual({ list: [], total: 0 });
    }
  });
});

describe('notice/v1/status', () => {
  it('marks as read and as unread again, twice as well as once', async () => {
    await two();
    await send({}, {});
    await put('status', { noticeIds: [1], status: 1 });
    await put('status', { noticeIds: [1], status: 1 });
    expect(await unread()).toBe(1);
    await put('status', { noticeIds: [1], status: 0 });
    await put('status', { noticeIds: [1], status: 0 });
    expect(await unread()).toBe(2);
  });

  it('is one person’s own', async () => {
    await two();
    await send({});
    await put('status', { noticeIds: [1], status: 1 });
    expect(await unread(2)).toBe(1);
    await put('status', { noticeIds: [1], status: 0 }, 2);
    expect(await unread(1)).toBe(0);
  });

  it('touches nothing that was sent to somebody else, and says nothing of it', async () => {
    await two();
    await send({ kind: 2, course, to: [2] });
    const { status, body } = await put('status', { noticeIds: [1, 404], status: 1 });
    expect({ status, data: body.data }).toEqual({ status: 200, data: null });
    expect(await unread(2)).toBe(1);
    expect(await test.database.db.$count(noticeRead)).toBe(0);
  });

  it.each([
    ['status', { noticeIds: [1], status: 1 }],
    ['status/all', { kind: 1 }],
  ])('leaves what is not sent yet for later, by %s too', async (path, body) => {
    await two();
    await send({ sentAt: new Date(test.clock.now().getTime() + HOUR_MS) });
    expect((await put(path, body)).status).toBe(200);
    test.clock.pass(3601);
    expect(await unread()).toBe(1);
  });

  it.each([
    [{ noticeIds: [], status: 1 }, 'noticeIds'],
    [{ noticeIds: [1], status: 3 }, 'status'],
    [{ noticeIds: [1] }, 'status'],
  ])('refuses %j', async (body, field) => {
    await two();
    expect(await put('status', body)).toMatchObject({ status: 400, body: { field } });
  });
});

describe('notice/v1/status/all', () => {
  it('marks everything of one kind, and that alone', async () => {
    await two();
    await send({}, {}, { kind: 2, course, to: [1, 2] });
    expect((await put('status/all', { kind: 1 })).status).toBe(200);
    expect(await unread(1)).toBe(1);
    expect(await unread(2)).toBe(3);
  });

  it('marks nothing that was sent to others alone', async () => {
    await two();
    await send({ kind: 2, course, to: [2] });
    await put('status/all', { kind: 2 });
    expect(await test.database.db.$count(noticeRead)).toBe(0);
  });

  it('refuses an unknown kind', async () => {
    await two();
    expect(await put('status/all', { kind: 7 })).toMatchObject({
      status: 400,
      body: { field: 'kind' },
    });
  });
});
