import type { BulletComment, OwnBullet } from '@cheese/domain/contract/training/bulletComment';
import { makeSensitive, silence } from '../../../testing/calls/commenting';
import { shopModules, shopping } from '../../../testing/given/shopping';
import { useTestApp } from '../../../testing/useTestApp';
import { moderationRoutes } from '../../front/moderation/moderation.routes';
import { simulationNoteRoutes } from '../simulationNote/simulationNote.routes';
import { bulletCommentRoutes } from './bulletComment.routes';

const main = [bulletCommentRoutes, simulationNoteRoutes, moderationRoutes, ...shopModules];
const test = useTestApp({ modules: { main } });
const { by } = shopping(test);

const [OPEN, LOCKED] = [1, 2] as const;
const [FIRST, SECOND, OPERATOR] = [1, 2, 3] as const;

const part = (productId: number, more: object) => ({
  type: 256 as const,
  productId,
  wholeId: 1,
  ...more,
});

beforeEach(() =>
  test.given({
    people: [{}, {}, { isPlatformAdmin: true }],
    commodities: [
      { type: 8, title: '高级生命支持', productId: 1, price: 20_000 },
      part(OPEN, { title: '按压', charge: 1 }),
      part(LOCKED, { title: '心律', price: 12_000 }),
    ],
    simulations: [{ videos: [OPEN, LOCKED] }],
  }),
);

const base = '/doctor-cheese/simulation/v4/bullet-comment';
const as = async (personId?: number) => (personId === undefined ? {} : by(personId));
const said = { videoId: OPEN, atMs: 5000, text: '按压要快', color: '#ffffff', place: 1 };
const send = async (personId: number | undefined, more: object = {}) =>
  test.ask(`POST ${base}`, { ...said, ...more }, await as(personId));
const list = async (personId?: number, asked = `videoId=${OPEN}&fromMs=0`) =>
  (await test.ask(`GET ${base}/list?${asked}`, undefined, await as(personId))).body
    .data as BulletComment[];
const textsSeenBy = async (personId?: number, asked?: string) =>
  (await list(personId, asked)).map(({ text }) => text);

it('is seen by everybody in its stretch of the film, and newer ones alone on request', async () => {
  await send(FIRST);
  // The film lasts a minute; a later comment is moved to its end.
  await send(SECOND, { atMs: 119_999, text: '<img src=x onerror=alert(1)>\n第二行' });
  expect(await textsSeenBy()).toEqual(['按压要快', '<img src=x onerror=alert(1)> 第二行']);
  expect((await list())[1]?.atMs).toBe(60_000);
  expect(await textsSeenBy(undefined, `videoId=${OPEN}&fromMs=130000`)).toEqual([]);
  const [first] = await list(FIRST);
  expect(first).toMatchObject({ isMine: true, senderId: FIRST, place: 1, atMs: 5000 });
  expect(await textsSeenBy(FIRST, `videoId=${OPEN}&fromMs=0&afterId=${first?.id}`)).toHaveLength(1);
});

it.each([
  ['nothing but spaces', { text: '  ' }, 400],
  ['too much', { text: '长'.repeat(51) }, 400],
  ['a colour that is none', { color: 'url(x)' }, 400],
  ['a place that is none', { place: 4 }, 400],
  ['a video that is locked', { videoId: LOCKED }, 403],
  ['a video that is not there', { videoId: 99 }, 404],
])('refuses %s', async (_, more, status) => {
  expect((await send(FIRST, more)).status).toBe(status);
  expect(await textsSeenBy()).toEqual([]);
});

it('is for who is signed in; what is said over a locked video is told to nobody', async () => {
  expect((await send(undefined)).status).toBe(401);
  const answer = await test.ask(`GET ${base}/list?videoId=${LOCKED}&fromMs=0`);
  expect(answer.status).toBe(403);
});

it('passes the gates of whatever is said in public', async () => {
  await makeSensitive(test, '包过', 2);
  expect((await send(FIRST, { text: '包过加群' })).body.data).toMatchObject({ isHeld: true });
  expect(await textsSeenBy(FIRST)).toEqual(['包过加群']);
  expect(await textsSeenBy(SECOND)).toEqual([]);

  await silence(test, SECOND);
  expect((await send(SECOND)).status).toBe(403);

  const asked = 'GET /doctor-cheese/manage/moderation/v1/list?kind=9';
  const { body } = await test.ask(asked, undefined, await as(OPERATOR));
  const [held] = (body.data as { list: { id: number; at: number; text: string }[] }).list;
  expect(held?.text).toBe('包过加群');
  const decided = { id: held?.id, at: held?.at, verdict: 1 };
  await test.ask('PUT /doctor-cheese/manage/moderation/v1/decide', decided, await as(OPERATOR));
  expect(await textsSeenBy(SECOND)).toEqual(['包过加群']);
});

it('holds a flood back', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 11; nth += 1) statuses.push((await send(FIRST)).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(statuses[10]).toBe(429);
});

it('is removed by its sender and by who runs the platform, who also clears a video', async () => {
  await send(FIRST);
  await send(FIRST, { text: '再来' });
  await send(SECOND, { text: '别人的' });
  const [one] = await list();
  const remove = async (personId: number) =>
    (await test.ask(`DELETE ${base}?id=${one?.id}`, undefined, await as(personId))).status;
  expect(await remove(SECOND)).toBe(404);
  expect(await remove(FIRST)).toBe(200);
  const clear = async (personId: number, senderId?: number) =>
    test.ask(
      `POST ${base}/clear`,
      { videoId: OPEN, ...(senderId && { senderId }) },
      await as(personId),
    );
  expect((await clear(FIRST)).status).toBe(403);
  expect((await clear(OPERATOR, FIRST)).body.data).toEqual({ count: 1 });
  expect(await textsSeenBy()).toEqual(['别人的']);
  expect((await clear(OPERATOR)).body.data).toEqual({ count: 1 });
});

it('is listed for its sender with where it was said, and no other', async () => {
  await send(FIRST);
  await send(SECOND);
  const { body } = await test.ask(`GET ${base}/mine`, undefined, await as(FIRST));
  const { list: mine, total } = body.data as { list: OwnBullet[]; total: number };
  expect(total).toBe(1);
  expect(mine[0]).toMatchObject({ videoId: OPEN, videoTitle: '按压', isHeld: false });
});

it('keeps what somebody blocks for all of their devices', async () => {
  const twice = [
    { id: 2, text: '广告' },
    { id: 2, text: '广告位' },
  ];
  const blocks = { words: [' 广告 ', '广告'], senders: twice, places: [3] };
  await test.ask(`PUT ${base}/block`, blocks, await as(FIRST));
  const { body } = await test.ask(`GET ${base}/block`, undefined, await as(FIRST));
  expect(body.data).toEqual({ words: ['广告'], senders: twice.slice(1), places: [3] });
  const other = await test.ask(`GET ${base}/block`, undefined, await as(SECOND));
  expect(other.body.data).toEqual({ words: [], senders: [], places: [] });
});

describe('a note beside a video', () => {
  const note = '/doctor-cheese/simulation/v4/video/note';
  const write = async (personId: number, more: object = {}) =>
    test.ask(
      `POST ${note}`,
      { videoId: OPEN, positionS: 12, text: ' 深度五厘米 ', ...more },
      await as(personId),
    );
  const texts = async (personId: number, query = '') => {
    const { body } = await test.ask(`GET ${note}/list${query}`, undefined, await as(personId));
    return (body.data as { list: { text: string }[] }).list.map(({ text }) => text);
  };

  it('stands at its second, for the one who wrote it alone', async () => {
    const { id } = (await write(FIRST)).body.data as { id: number };
    // Behind the end of a film of a minute there is nothing to go back to.
    const late = await write(FIRST, { positionS: 9_000, text: '结尾' });
    expect(late.body.data).toMatchObject({ videoTitle: '按压', positionS: 60, editedAt: null });
    expect(await texts(FIRST)).toEqual(['结尾', '深度五厘米']);
    expect(await texts(FIRST, `?videoId=${OPEN}&keyword=${encodeURIComponent('五')}`)).toEqual([
      '深度五厘米',
    ]);
    expect(await texts(SECOND)).toEqual([]);
    const edit = async (personId: number) =>
      test.ask(`PUT ${note}`, { id, text: '不少于五厘米' }, await as(personId));
    expect((await edit(SECOND)).status).toBe(404);
    expect((await edit(FIRST)).body.data).toMatchObject({ text: '不少于五厘米', positionS: 12 });
    const remove = async (personId: number) =>
      (await test.ask(`DELETE ${note}?id=${id}`, undefined, await as(personId))).status;
    expect(await remove(SECOND)).toBe(404);
    expect(await remove(FIRST)).toBe(200);
    expect(await texts(FIRST)).toEqual(['结尾']);
  });

  it('is written at no locked video, and says something', async () => {
    expect((await write(FIRST, { videoId: LOCKED })).status).toBe(403);
    expect((await write(FIRST, { text: ' \n ' })).status).toBe(400);
  });
});
