import type { ChapterQuestion } from '@cheese/domain/contract/exam/practice';
import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { questionStanding } from '../question/history/standing.tables';
import { practiceRoutes } from './practice.routes';

const test = useTestApp({ modules: { main: [practiceRoutes(nothingMade)] } });
const [BUYER, STRANGER] = [1, 2] as const;

beforeEach(() =>
  test.given({
    people: [{}, {}],
    commodities: [{ type: 4, charge: 2 }],
    banks: [
      {
        freeCount: 1,
        chapters: [[{ stem: '甲' }, { stem: '乙' }, { stem: '丙' }], [{ stem: '丁' }]],
      },
    ],
    held: [{ personId: BUYER, commodityId: 1, endsAt: null }],
  }),
);

async function list(personId: number, query: string) {
  const path = `/doctor-cheese/practice/v1/question-list/chapter?${query}`;
  const { body } = await test.ask(`GET ${path}`, undefined, { token: await test.signIn(personId) });
  return body.data as { list: ChapterQuestion[]; total: number };
}
const stems = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).list.map(({ stem }) => stem);

it('shows the questions of a chapter to whoever bought the bank, and to others what they may try', async () => {
  expect(await stems(BUYER, 'chapterId=1')).toEqual(['甲', '乙', '丙']);
  expect(await list(STRANGER, 'chapterId=1')).toMatchObject({ total: 1, list: [{ stem: '甲' }] });
  expect(await list(STRANGER, 'chapterId=2')).toEqual({ total: 0, list: [] });
});

it('counts on from page to page', async () => {
  expect(await list(BUYER, 'chapterId=1&page=2&pageCnt=2')).toMatchObject({
    total: 3,
    list: [{ stem: '丙', number: 3 }],
  });
});

it('narrows them to those not answered, right, or wrong, by their own answers alone', async () => {
  const answered = (personId: number, questionId: number, share: number) => ({
    personId,
    questionId,
    bankId: 1,
    type: 1 as const,
    version: 1,
    given: ['A'],
    share,
    answeredAt: test.clock.now(),
  });
  const rows = [answered(BUYER, 1, 1), answered(BUYER, 2, 0.5), answered(STRANGER, 3, 1)];
  await test.database.db.insert(questionStanding).values(rows);
  const { list: all } = await list(BUYER, 'chapterId=1');
  expect(all.map(({ standing }) => standing)).toEqual([1, 2, 0]);
  expect(await stems(BUYER, 'chapterId=1&standing=0')).toEqual(['丙']);
  expect(await stems(BUYER, 'chapterId=1&standing=1')).toEqual(['甲']);
  expect(await stems(BUYER, 'chapterId=1&standing=2')).toEqual(['乙']);
});
