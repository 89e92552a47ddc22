import type { SlideWords } from '@cheese/domain/contract/slides/slidePanel';
import { useTestApp } from '../../../testing/useTestApp';
import { slidePanelRoutes } from './slidePanel.routes';

const test = useTestApp({ modules: { main: [slidePanelRoutes] } });
const at = '/doctor-cheese/slide-library/v1/slide';
const [LEARNER, TEACHER, OTHER_TEACHER] = [1, 2, 3] as const;
const [LOCKED, OF_SCHOOL] = [1, 2] as const;

beforeEach(() =>
  test.given({
    people: [{}, {}, {}],
    organisations: [{}, { name: '济世医学院' }],
    memberships: [
      { personId: LEARNER },
      { personId: TEACHER, role: 2 },
      { personId: OTHER_TEACHER, role: 2, organisationId: 2 },
    ],
    commodities: [
      { type: 2, charge: 2, title: '肝脏切片库' },
      { type: 4, productId: 1, title: '病理题库' },
    ],
    banks: [{ chapters: [[{ stem: '中央静脉在哪里？' }]] }],
    slides: [
      { slides: [{ title: '肝（正常）' }] },
      { id: 1000, organisationId: 1, slides: [{ title: '本校的肝', organ: '第1章' }] },
    ],
  }),
);

const words: Omit<SlideWords, 'edition'> = {
  sections: [{ title: '观察要点', text: '低倍<b>\n\n高倍' }],
  cases: [
    {
      title: '病例一',
      history: '乏力',
      findings: '假小叶',
      diagnosis: '肝硬化',
      discussion: '',
    },
  ],
};

async function as(personId: number) {
  const who = { token: await test.signIn(personId) };
  return {
    read: async (what: string, slideId: number) =>
      test.ask(`GET ${at}/${what}?slideId=${slideId}`, undefined, who),
    save: (slideId: number, edition: number, said: object = words) =>
      test.ask(`PUT ${at}/words`, { slideId, edition, ...said }, who),
  };
}

it('what a teacher writes is read by the learners of the school, as plain words', async () => {
  const teacher = await as(TEACHER);
  expect((await teacher.save(OF_SCHOOL, 0)).body.data).toEqual({ edition: 1 });
  const learner = await as(LEARNER);
  expect((await learner.read('information', OF_SCHOOL)).body.data).toEqual([
    { title: '观察要点', html: '<p>低倍&lt;b&gt;</p><p>高倍</p>', pictures: [] },
  ]);
  expect((await learner.read('pathology', OF_SCHOOL)).body.data).toEqual([
    {
      id: 1,
      title: '病例一',
      history: '乏力',
      diagnosis: '肝硬化',
      sections: [{ title: '镜下所见', html: '<p>假小叶</p>', pictures: [] }],
    },
  ]);
  expect((await teacher.read('words', OF_SCHOOL)).body.data).toEqual({ ...words, edition: 1 });
});

it('of two who save at once one is told', async () => {
  const teacher = await as(TEACHER);
  for (const edition of [0, 1]) {
    const both = await Promise.all([
      teacher.save(OF_SCHOOL, edition),
      teacher.save(OF_SCHOOL, edition),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  expect((await teacher.read('words', OF_SCHOOL)).body.data).toMatchObject({ edition: 2 });
});

it('is written by nobody else, and read by nobody to whom the slide is not open', async () => {
  const learner = await as(LEARNER);
  expect((await learner.save(OF_SCHOOL, 0)).status).toBe(403);
  expect((await learner.read('words', OF_SCHOOL)).status).toBe(403);
  expect((await (await as(TEACHER)).save(LOCKED, 0)).status).toBe(403);
  const other = await as(OTHER_TEACHER);
  expect((await other.save(OF_SCHOOL, 0)).status).toBe(404);
  for (const what of ['information', 'pathology', 'video/list', 'practice/list']) {
    expect((await learner.read(what, LOCKED)).status).toBe(403);
    expect((await other.read(what, OF_SCHOOL)).status).toBe(404);
  }
});

it('offers chapters of questions about the same organ', async () => {
  const { body } = await (await as(LEARNER)).read('practice/list', OF_SCHOOL);
  expect(body.data).toMatchObject([{ source: 1, libraryId: 1, questionCount: 1 }]);
  expect((await (await as(LEARNER)).read('video/list', OF_SCHOOL)).body.data).toEqual([]);
});
