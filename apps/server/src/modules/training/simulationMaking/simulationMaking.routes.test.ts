import type {
  MadeSimulation,
  MadeSimulationDetail,
} from '@cheese/domain/contract/training/simulationMaking';
import type { SimulationVideo } from '@cheese/domain/contract/training/simulationVideo';
import { COLLEAGUE, LEARNER, STRANGER, TEACHER, teaching } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { searchRoutes } from '../../front/search/search.routes';
import { collectRoutes } from '../../learning/collect/collect.routes';
import { media } from '../../learning/mediaFile/media.tables';
import { sensitiveWord } from '../../people/publicWord/publicWord.tables';
import { bulletCommentRoutes } from '../bulletComment/bulletComment.routes';
import { favouriteRoutes } from '../favourite/favourite.routes';
import { simulationRoutes } from '../simulation/simulation.routes';
import { simulationVideoRoutes } from '../simulation/simulationVideo.routes';
import { seeSlide } from '../../slides/slide/slide.access';
import { simulationMakingRoutes } from './simulationMaking.routes';

const making = [
  simulationRoutes,
  simulationVideoRoutes,
  simulationMakingRoutes,
  bulletCommentRoutes,
];
const beside = [searchRoutes, collectRoutes(seeSlide), favouriteRoutes];
const test = useTestApp({ modules: { main: [...making, ...beside] } });
const { by, given } = teaching(test);
const OPERATOR = 6;
/** A film of the first school, one of the second, and one of the first that is not ready. */
const [FILM, STRANGE, COMING] = [1, 2, 3];

beforeEach(async () => {
  await given();
  const createdAt = test.clock.now();
  const film = { kind: 'film', bytes: 1, durationS: 60, createdAt } as const;
  await test.database.db.insert(media).values([
    { ...film, name: '按压.mp4', key: 'film/a.mp4', organisationId: 1, readyAt: createdAt },
    { ...film, name: '外校.mp4', key: 'film/b.mp4', organisationId: 2, readyAt: createdAt },
    { ...film, name: '转码中.mp4', key: 'film/c.mp4', organisationId: 1 },
  ]);
});

const ask = async (call: string, asked?: object, personId?: number) => {
  const [method = '', path = ''] = call.split(' ');
  const who = personId === undefined ? {} : { token: await by(personId) };
  return test.ask(`${method} /doctor-cheese/${path}`, asked, who);
};
const make = (call: string, asked?: object, personId: number = TEACHER) =>
  ask(call.replace(' ', ' simulation-making/v1'), asked, personId);
const added = async (more: object = {}, personId?: number) =>
  (await make('POST ', { title: ' 气道管理 ', ...more }, personId)).body.data as MadeSimulation;
const detail = async (id: number) =>
  (await make(`GET /detail?id=${id}`)).body.data as MadeSimulationDetail;
const edit = ({ id, ...its }: MadeSimulationDetail, said: object, personId?: number) => {
  const { edition, title, summary, html, cover, aims, equipment, steps, videos, practice } = its;
  const words = { title, summary, html, cover, aims, equipment, steps };
  const whole = { id, edition, ...words, videos, practice };
  return make('PUT ', { ...whole, ...said }, personId);
};
const show = (id: number, isShown = true, personId?: number) =>
  make('PUT /shown', { id, isShown }, personId);
const aVideo = (more: object = {}) => ({
  id: -1,
  title: '气管插管',
  html: '<p>先预充氧</p>',
  mediaId: FILM,
  ...more,
});
/** One that learners see, with a video. */
async function shown() {
  const { id } = await added();
  const { status, body } = await edit(await detail(id), { videos: [aVideo()] });
  expect(status).toBe(200);
  expect((await show(id)).status).toBe(200);
  return body.data as MadeSimulationDetail;
}
const seenBy = async (id: number, personId?: number) =>
  (await ask(`GET simulation/v4/detail?id=${id}`, undefined, personId)).status;

it('is a draft under a cover that was drawn, and seen by who keeps it alone', async () => {
  const { id, ...made } = await added();
  expect(made).toMatchObject({ title: '气道管理', videoCount: 0, isShown: false, edition: 1 });
  expect(made.cover).toMatch(/^course\/drawn-/);
  expect(await Promise.all([TEACHER, COLLEAGUE].map((one) => seenBy(id, one)))).toEqual([200, 200]);
  expect(await Promise.all([LEARNER, STRANGER, OPERATOR].map((one) => seenBy(id, one)))).toEqual([
    404, 404, 404,
  ]);
  expect(await seenBy(id)).toBe(404);
});

it('opens to the people of the school once it is published, video and all', async () => {
  const { id, videos } = await shown();
  const videoId = videos[0]?.id ?? 0;
  const { body } = await ask(`GET simulation/v4/detail?id=${id}`, undefined, LEARNER);
  expect(body.data).toMatchObject({ name: '气道管理', commodityId: null, isLocked: false });
  expect(body.data).not.toHaveProperty('isKeeping');
  const list = await ask(`GET simulation/v4/video/list?simulationId=${id}`, undefined, LEARNER);
  const [video] = list.body.data as SimulationVideo[];
  expect(video).toMatchObject({ id: videoId, title: '气管插管', durationS: 60, offer: null });
  const at = { videoId, positionS: 400 };
  expect((await ask('POST simulation/v4/video/position', at, LEARNER)).status).toBe(200);
  const one = `GET simulation/v4/video/detail?id=${videoId}`;
  const watched = (await ask(one, undefined, LEARNER)).body.data;
  expect(watched).toMatchObject({ positionS: 60, simulationName: '气道管理', isLocked: false });
  expect(watched).toMatchObject({ film: { video: expect.stringContaining('film.mp4') } });
  for (const personId of [STRANGER, undefined]) {
    expect((await ask(one, undefined, personId)).status).toBe(404);
    expect(
      (await ask(`GET simulation/v4/video/list?simulationId=${id}`, undefined, personId)).status,
    ).toBe(404);
  }
  expect((await ask('POST simulation/v4/video/position', at, STRANGER)).status).toBe(404);
  expect((await show(id, false)).status).toBe(200);
  expect((await ask(one, undefined, LEARNER)).status).toBe(404);
});

it('lists what a school made for its people, and what the platform made for everybody', async () => {
  const { id } = await shown();
  const of = await added({ title: '洗手', steps: ['掌心相对'] }, OPERATOR);
  expect((await show(of.id, true, OPERATOR)).status).toBe(200);
  const listed = async (personId?: number, query = '') => {
    const { body } = await ask(`GET simulation/v4/made/list${query}`, undefined, personId);
    return (body.data as { list: { id: number }[] }).list.map((one) => one.id);
  };
  expect(await listed(LEARNER)).toEqual([id, of.id]);
  expect(await listed(LEARNER, `?keyword=${encodeURIComponent('手')}`)).toEqual([of.id]);
  expect(await listed(STRANGER)).toEqual([of.id]);
  expect(await listed()).toEqual([of.id]);
  expect(await seenBy(of.id)).toBe(200);
});

it('is found by its words, and collected, by those who may see it', async () => {
  const { id } = await shown();
  const found = async (keyword: string, personId?: number) => {
    const asked = `type=2048&keyword=${encodeURIComponent(keyword)}`;
    const { body } = await ask(`GET search/v1/rehearsal/list?${asked}`, undefined, personId);
    return (body.data as { list: { id: number }[] }).list.map((one) => one.id);
  };
  // By its name, its sound, and what its video is called.
  for (const keyword of ['', '气道', 'qidao', '插管']) {
    expect([keyword, await found(keyword, LEARNER)]).toEqual([keyword, [id]]);
    expect([await found(keyword, STRANGER), await found(keyword)]).toEqual([[], []]);
  }

  const thing = { type: 8, productId: id };
  for (const personId of [LEARNER, STRANGER]) await ask('POST collect/v1/add', thing, personId);
  const kept = async (personId: number) =>
    (await ask('GET collect/v1/list', undefined, personId)).body.data;
  expect(await kept(LEARNER)).toMatchObject({ list: [{ title: '气道管理', isGone: false }] });
  expect(await kept(STRANGER)).toMatchObject({ list: [{ title: '虚拟仿真', isGone: true }] });

  const of = await added({ title: '气道与洗手', steps: ['掌心相对'] }, OPERATOR);
  await show(of.id, true, OPERATOR);
  expect(await found('气道', LEARNER)).toEqual([id, of.id]);
  expect(await found('气道')).toEqual([of.id]);
  await show(id, false);
  expect(await found('气道', LEARNER)).toEqual([of.id]);
  expect(await kept(LEARNER)).toMatchObject({ list: [{ isGone: true }] });
});

it('is kept in order by its school’s teachers: what is said over it goes, and who said it', async () => {
  const videoId = (await shown()).videos[0]?.id ?? 0;
  const bullets = 'simulation/v4/bullet-comment';
  const send = (text: string) =>
    ask(`POST ${bullets}`, { videoId, atMs: 1, text, color: '#ffffff', place: 1 }, LEARNER);
  const said = (await send('捣乱')).body.data as { bullet: { id: number; senderId: number } };
  const { senderId } = said.bullet;
  const mute = { videoId, senderId, days: 7 };
  const orders: [string, object?][] = [
    [`POST ${bullets}/mute`, mute],
    [`POST ${bullets}/clear`, { videoId }],
    [`GET ${bullets}/mute/list?videoId=${videoId}`],
    [`DELETE ${bullets}/mute?videoId=${videoId}&senderId=${senderId}`],
  ];
  // A teacher of another school, a learner, and for a school's mute also a platform administrator.
  for (const [call, asked] of orders) {
    expect([call, (await ask(call, asked, STRANGER)).status]).toEqual([call, 403]);
    expect([call, (await ask(call, asked, LEARNER)).status]).toEqual([call, 403]);
  }
  expect((await ask(`POST ${bullets}/mute`, mute, OPERATOR)).status).toBe(403);
  const remove = (id: number, by: number) => ask(`DELETE ${bullets}?id=${id}`, undefined, by);
  expect((await remove(said.bullet.id, STRANGER)).status).toBe(404);
  const one = `GET simulation/v4/video/detail?id=${videoId}`;
  expect((await ask(one, undefined, COLLEAGUE)).body.data).toMatchObject({ isKeeping: true });

  // A user who has written nothing here cannot be muted by guessing an id.
  const stranger = { ...mute, senderId: STRANGER };
  expect((await ask(`POST ${bullets}/mute`, stranger, COLLEAGUE)).status).toBe(404);
  expect((await ask(`POST ${bullets}/mute`, mute, COLLEAGUE)).status).toBe(200);
  const { status, body } = await send('再捣乱');
  expect([status, body.message]).toEqual([403, expect.stringContaining('老师已禁止')]);
  const cleared = await ask(`POST ${bullets}/clear`, { videoId, senderId }, TEACHER);
  expect(cleared.body.data).toEqual({ count: 1 });
  expect((await ask(orders[2]?.[0] ?? '', undefined, TEACHER)).body.data).toEqual([
    { senderId, nickname: '小芝', until: expect.any(Number) },
  ]);
  await ask(orders[3]?.[0] ?? '', undefined, TEACHER);
  const again = (await send('谢谢老师')).body.data as { bullet: { id: number } };
  expect((await remove(again.bullet.id, TEACHER)).status).toBe(200);
});

it('keeps a video in which somebody is, however it is moved and renamed', async () => {
  const { id, videos } = await shown();
  const [first] = videos;
  const at = { videoId: first?.id, positionS: 7 };
  await ask('POST simulation/v4/video/position', at, LEARNER);
  const next = [aVideo({ title: '球囊面罩' }), { ...first, title: '经口插管' }];
  const { body } = await edit(await detail(id), { videos: next });
  const saved = (body.data as MadeSimulationDetail).videos;
  expect(saved.map(({ title }) => title)).toEqual(['球囊面罩', '经口插管']);
  expect(saved[1]?.id).toBe(first?.id);
  const { body: watched } = await ask(
    `GET simulation/v4/video/detail?id=${first?.id}`,
    undefined,
    LEARNER,
  );
  expect(watched.data).toMatchObject({ positionS: 7, number: 2 });
  const said = { videoId: first?.id, atMs: 900, text: '看清声门', color: '#ffffff', place: 1 };
  expect((await ask('POST simulation/v4/bullet-comment', said, LEARNER)).status).toBe(200);
  const mine = await ask('GET simulation/v4/bullet-comment/mine', undefined, LEARNER);
  expect(mine.body.data).toMatchObject({ list: [{ videoTitle: '经口插管' }] });
  const loss = { bullets: 1, notes: 0, learners: 1 };
  expect((await make(`GET /loss?id=${id}`)).body.data).toEqual(loss);
  expect((await make(`DELETE ?id=${id}`)).status).toBe(200);
  expect((await make(`GET /detail?id=${id}`)).status).toBe(404);
});

it.each([
  ['a film of another school', { videos: [aVideo({ mediaId: STRANGE })] }, 400],
  ['a film that is not there', { videos: [aVideo({ mediaId: 99 })] }, 400],
  ['a video of another simulation', { videos: [aVideo({ id: 77 })] }, 400],
  ['a picture from elsewhere', { cover: 'https://elsewhere.example/a.png' }, 400],
  ['an old edition', { edition: 0 }, 409],
  ['lines without an end', { steps: Array.from({ length: 41 }, () => '步') }, 400],
])('takes no %s', async (_, said, status) => {
  const { id } = await added();
  expect((await edit(await detail(id), said)).status).toBe(status);
  expect((await detail(id)).edition).toBe(1);
});

it('takes no video twice', async () => {
  const { id, videos } = await shown();
  expect((await edit(await detail(id), { videos: [...videos, ...videos] })).status).toBe(400);
});

it('publishes nothing that is empty, not ready, or must not be said', async () => {
  const { id } = await added();
  expect((await show(id)).body['key']).toBe('simulation.empty');
  await edit(await detail(id), { videos: [aVideo({ mediaId: COMING })] });
  expect((await show(id)).body['key']).toBe('simulation.notReady');
  const banned = { word: '代考', bare: '代考', action: 1, addedAt: test.clock.now() } as const;
  await test.database.db.insert(sensitiveWord).values(banned);
  await edit(await detail(id), { videos: [], steps: ['代考请联系'] });
  expect((await show(id)).status).not.toBe(200);
  await edit(await detail(id), { steps: ['预充氧'] });
  expect((await show(id)).status).toBe(200);
  // A published simulation must stay complete.
  expect((await edit(await detail(id), { steps: [] })).body['key']).toBe('simulation.empty');
});

it('lets nothing run that is written', async () => {
  const html = '<p onclick="x()">预充氧</p><script>x()</script>';
  const { id } = await added({ html });
  const { body } = await edit(await detail(id), { html, videos: [aVideo({ html })] });
  expect(JSON.stringify(body)).not.toMatch(/script|onclick/);
});

it('is nobody’s to change but those who keep it', async () => {
  const its = await shown();
  for (const personId of [STRANGER, OPERATOR]) {
    expect((await make(`GET /detail?id=${its.id}`, undefined, personId)).status).toBe(404);
    expect((await edit(its, {}, personId)).status).toBe(404);
    expect((await show(its.id, false, personId)).status).toBe(404);
    expect((await make(`DELETE ?id=${its.id}`, undefined, personId)).status).toBe(404);
  }
  expect((await make('POST ', { title: '我的' }, LEARNER)).status).toBe(403);
  expect((await make(`GET /list`, undefined, LEARNER)).status).toBe(403);
});
