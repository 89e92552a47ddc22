import type { KeptSlideReport, SlideReport } from '@cheese/domain/contract/slides/slideReport';
import { useTestApp } from '../../../testing/useTestApp';
import { notice, noticeRecipient } from '../../people/notice/notice.tables';
import { slideReportRoutes } from './slideReport.routes';
import { notices } from '../../../testing/given/school/notices';

const test = useTestApp({ modules: { main: [slideReportRoutes, notices] } });
const at = '/doctor-cheese/slide-library/v1/report';
const [LEARNER, STRANGER, TEACHER, OTHER_TEACHER, PLATFORM] = [1, 2, 3, 4, 5] as const;
const [OF_PLATFORM, OF_SCHOOL] = [1, 2] as const;

beforeEach(() =>
  test.given({
    people: [{ nickname: '小林' }, {}, {}, {}, { isPlatformAdmin: true }],
    organisations: [{}, { name: '济世医学院' }],
    memberships: [
      { personId: LEARNER },
      { personId: TEACHER, role: 2 },
      { personId: OTHER_TEACHER, role: 2, organisationId: 2 },
    ],
    commodities: [{ type: 2, charge: 2, title: '肝脏切片库' }],
    slides: [
      { slides: [{ title: '肝（正常）' }] },
      { id: 1000, organisationId: 1, slides: [{ title: '本校的肝' }] },
    ],
  }),
);

async function as(personId: number) {
  const who = { token: await test.signIn(personId) };
  const list = async <Row>(path: string) =>
    (await test.ask(`GET ${at}/${path}`, undefined, who)).body.data as {
      list: Row[];
      total: number;
    };
  return {
    add: (slideId: number, said: object = {}) =>
      test.ask(`POST ${at}`, { slideId, fault: 1, text: '左上角看不清', ...said }, who),
    own: () => list<SlideReport>('list?page=1&pageCnt=10'),
    kept: (query = '') => list<KeptSlideReport>(`kept/list?page=1&pageCnt=10${query}`),
    answer: (id: number, isAccepted = true) =>
      test.ask(`PUT ${at}/answer`, { id, isAccepted, reply: ' 已重新扫描 ' }, who),
    ask: (call: string) => test.ask(call, undefined, who),
  };
}

it('goes to who keeps the slide, is answered once, and the answer arrives', async () => {
  const learner = await as(LEARNER);
  await learner.add(OF_SCHOOL, { view: '1_2_0.5_0_0' });
  await learner.add(OF_PLATFORM, { fault: 3, text: '名称有误' });
  const teacher = await as(TEACHER);
  const platform = await as(PLATFORM);
  const [theirs] = (await teacher.kept()).list;
  expect(theirs).toMatchObject({ slideTitle: '本校的肝', reporter: '小林', view: '1_2_0.5_0_0' });
  expect(await platform.kept()).toMatchObject({ total: 1, list: [{ text: '名称有误', fault: 3 }] });
  expect(await (await as(OTHER_TEACHER)).kept()).toEqual({ list: [], total: 0 });

  const both = await Promise.all([teacher.answer(theirs!.id), teacher.answer(theirs!.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await learner.own()).list).toMatchObject([
    { slideTitle: '肝（正常）', state: 1, reply: '' },
    { slideTitle: '本校的肝', state: 2, reply: '已重新扫描' },
  ]);
  expect(await teacher.kept('&state=1')).toMatchObject({ total: 0 });
  const { body } = await learner.ask(
    'GET /doctor-cheese/notice/v1/official/list?page=1&pageCnt=10',
  );
  expect(JSON.stringify(body)).toContain('您反馈的切片问题已处理');
});

it('is neither read nor answered by others', async () => {
  const learner = await as(LEARNER);
  const { body } = await learner.add(OF_SCHOOL);
  const { id } = body.data as { id: number };
  expect(await (await as(STRANGER)).own()).toEqual({ list: [], total: 0 });
  for (const who of [LEARNER, STRANGER]) {
    expect((await (await as(who)).answer(id)).status).toBe(403);
  }
  for (const who of [OTHER_TEACHER, PLATFORM]) {
    expect((await (await as(who)).answer(id)).status).toBe(404);
  }
  expect((await (await as(STRANGER)).add(OF_SCHOOL)).status).toBe(404);
});

it('said twice it is one, and twenty a day are enough', async () => {
  const { add, own } = await as(LEARNER);
  await Promise.all([add(OF_SCHOOL), add(OF_SCHOOL)]);
  expect((await own()).total).toBe(1);
  for (let nth = 2; nth <= 20; nth += 1) await add(OF_SCHOOL, { text: `第 ${nth} 处` });
  expect((await add(OF_SCHOOL, { text: '又一处' })).status).toBe(429);
  test.clock.pass(86_401);
  const tomorrow = await as(LEARNER);
  expect((await tomorrow.add(OF_SCHOOL, { text: '又一处' })).status).toBe(200);
});

it.each([{ text: ' ' }, { fault: 9 }, { view: '<b>' }, { text: '字'.repeat(501) }])(
  'is refused as %j',
  async (said) => {
    expect((await (await as(LEARNER)).add(OF_PLATFORM, said)).status).toBe(400);
  },
);

it('tells who keeps the slide of the first that waits, until it was dealt with', async () => {
  const { db } = test.database;
  const told = async () =>
    (await db.select().from(noticeRecipient)).map(({ personId }) => personId).sort();
  const learner = await as(LEARNER);
  await learner.add(OF_SCHOOL);
  await learner.add(OF_SCHOOL, { text: '右下角也看不清' });
  expect(await told()).toEqual([TEACHER]);
  await learner.add(OF_PLATFORM);
  expect(await told()).toEqual([TEACHER, PLATFORM]);
  const teacher = await as(TEACHER);
  for (const { id } of (await teacher.kept()).list) await teacher.answer(id);
  await db.delete(notice);
  await learner.add(OF_SCHOOL, { text: '又看不清了' });
  expect(await told()).toEqual([TEACHER]);
});
