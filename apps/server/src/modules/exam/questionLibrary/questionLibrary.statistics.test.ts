import type { LibraryStatistics } from '@cheese/domain/contract/exam/questionLibrary';
import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { examRoutes } from '../exam/exam.routes';
import { practiceRoutes } from '../practice/practice.routes';
import { questionVersion } from '../bank/question.tables';
import { questionLibraryRoutes } from './questionLibrary.routes';

const test = useTestApp({
  modules: { main: [practiceRoutes(nothingMade), questionLibraryRoutes, examRoutes] },
});
const at = '/doctor-cheese';

const world = (learners: number) => ({
  people: Array.from({ length: learners }, () => ({})),
  commodities: [{ type: 4 as const, charge: 1 as const }],
  banks: [{ chapters: [[{}, {}], [{}]] }],
});

/** Answers both questions of the first chapter and hands in. */
async function practise(personId: number, given: string[]) {
  const token = await test.signIn(personId);
  const asked = { source: 1, sourceId: 1 };
  const { body } = await test.ask(`POST ${at}/practice/v1/start`, asked, { token });
  const practiceId = (body.data as { id: number }).id;
  const answers = given.map((option, place) => ({
    place,
    given: [option],
    number: 1,
    isFlagged: false,
    agoMs: 0,
  }));
  await test.ask(`POST ${at}/practice/v1/save`, { practiceId, answers }, { token });
  await test.ask(`POST ${at}/practice/v1/submit`, { practiceId }, { token });
}

async function statistics(personId: number) {
  const token = await test.signIn(personId);
  const url = `GET ${at}/question-library/v1/statistics?libraryId=1`;
  return (await test.ask(url, undefined, { token })).body.data as LibraryStatistics;
}

it('counts what was answered, by chapter and by the day in China', async () => {
  await test.given(world(1));
  await practise(1, ['B', 'C']);
  const { chapters, days, name } = await statistics(1);
  expect(name).toBe('题库1');
  expect(chapters).toEqual([
    {
      chapterId: 1,
      name: '第1章',
      questionCount: 2,
      answeredCount: 2,
      share: 0.5,
      averageShare: null,
      places: [],
    },
    {
      chapterId: 2,
      name: '第2章',
      questionCount: 1,
      answeredCount: 0,
      share: null,
      averageShare: null,
      places: [],
    },
  ]);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: '2026-11-20', answeredCount: 2, rightCount: 1 });
  expect(days.at(0)).toEqual({ day: '2026-10-22', answeredCount: 0, rightCount: 0 });
});

it('names where to learn what is answered wrong, chapter by chapter', async () => {
  const places = [{ label: '肺炎', address: '/course/detail?id=3' }];
  await test.given(world(1));
  await test.database.db.update(questionVersion).set({ places });
  await practise(1, ['C', 'C']);
  const learnt = async () => (await statistics(1)).chapters.map((chapter) => chapter.places);
  expect(await learnt()).toEqual([[{ ...places[0], wrongCount: 2 }], []]);
  await practise(1, ['B', 'C']);
  expect(await learnt()).toEqual([[{ ...places[0], wrongCount: 1 }], []]);
});

it('names no place of a question that is asked in an exam one sits', async () => {
  const places = [{ label: '肺炎', address: '/course/detail?id=3' }];
  await test.given({ ...world(1), exams: [{}] });
  await test.database.db.update(questionVersion).set({ places });
  await practise(1, ['C', 'C']);
  const token = await test.signIn(1);
  expect(await test.ask(`POST ${at}/exam/v1/enter`, { examId: 1 }, { token })).toMatchObject({
    status: 200,
  });
  const open = (await statistics(1)).chapters.flatMap((chapter) => chapter.places);
  expect(open).toEqual([]);
});

it('says the average of all once it tells of nobody', async () => {
  await test.given(world(5));
  for (const personId of [1, 2, 3, 4]) await practise(personId, ['B', 'B']);
  expect((await statistics(5)).chapters[0]?.averageShare).toBeNull();
  await practise(5, ['A', 'A']);
  test.clock.pass(601);
  expect((await statistics(5)).chapters[0]).toMatchObject({ share: 0, averageShare: 0.8 });
});
