import type { ExamPaper, ReviewedExam } from '@cheese/domain/contract/exam/shapes/examPaper';
import { keyWords, promptsOf, type SlideKey } from '@cheese/domain/questions/slide/slideWords';
import { answer, examCalls, HOUR_S } from '../../../testing/calls/examCalls';
import type { World } from '../../../testing/given/given';
import { nothingMade } from '../../../testing/files/nothingMade';
import { useTestApp } from '../../../testing/useTestApp';
import { examRoutes } from '../../exam/exam/exam.routes';
import { practiceRoutes } from '../../exam/practice/practice.routes';
import { slideRoutes } from '../slide/slide.routes';
import { slideQuestionRoutes } from './slideQuestion.routes';

const test = useTestApp({
  modules: { main: [examRoutes, practiceRoutes(nothingMade), slideRoutes, slideQuestionRoutes] },
});
const { enter, save, submit, handIn, get } = examCalls(test);
const [LEARNER, OTHER] = [1, 2] as const;
const [HIDDEN, STRANGE] = [1, 2] as const;
const size = { width: 600, height: 400 };
const square: SlideKey = {
  kind: 2,
  threshold: 70,
  outline: [100, 300].flatMap((y) => [100, 300].map((x) => ({ x: y === 100 ? x : 400 - x, y }))),
};
const onSlide = (slideId: number) => ({
  type: 9 as const,
  stem: '圈出中央静脉',
  options: [],
  prompts: promptsOf(slideId, size, square),
  key: keyWords(square),
});

const given = async (exam = {}, more: World = {}) => {
  await test.given({
    ...more,
    people: [{}, {}],
    organisations: [{}, {}],
    memberships: [{ personId: LEARNER }, { personId: OTHER }],
    banks: [{ organisationId: 1, chapters: [[onSlide(HIDDEN), onSlide(STRANGE), {}]] }],
    exams: [{ organisationId: 1, questionIds: [1, 2, 3], reviewFrom: new Date(0), ...exam }],
    slides: [
      { organisationId: 1, slides: [{ isShown: false }] },
      { organisationId: 2, slides: [{}] },
    ],
  });
  return test.signIn(LEARNER);
};
const tiles = (token: string, place = 0, attemptId = 1) => {
  const path = `slide-question/v1/tile-source?attemptId=${attemptId}&place=${place}`;
  return test.ask(`GET /doctor-cheese/${path}`, undefined, { token });
};

it('shows the slide of a question to who is at the paper, and tells its number to nobody', async () => {
  const token = await given();
  await enter(token);
  const paper = (await get('test-paper?examId=1', token)).body.data as ExamPaper;
  const [asked] = paper.sections[0]!.questions;
  expect(asked).toMatchObject({ type: 9, prompts: ['', '2 70', '600 400', ''] });
  expect(JSON.stringify(asked)).not.toContain('300,300');
  const source = await tiles(token);
  expect(source.body.data).toMatchObject({ width: 600 });
  expect(source.body.data).not.toHaveProperty('slideId');
  expect((await tiles(await test.signIn(OTHER))).status).toBe(404);
  // Another school's, a question without a slide, and no question at all.
  for (const place of [1, 2, 3]) expect((await tiles(token, place)).status).toBe(404);
});

it('ends with the attempt, and is there again with the marked paper', async () => {
  const token = await given({ reviewFrom: new Date('2026-11-20T12:00:00+08:00') });
  await enter(token);
  test.clock.pass(HOUR_S - 60);
  const { expiresAt } = (await tiles(token)).body.data as { expiresAt: number };
  expect(expiresAt).toBe(test.clock.now().getTime() + 60_000);
  await submit(token);
  expect((await tiles(token)).body['key']).toBe('exam.reviewLater');
  test.clock.pass(2 * HOUR_S);
  expect((await tiles(token)).status).toBe(200);
});

it('is marked by the server, a part for a part, and shows the key once it may', async () => {
  const token = await given({ rule: 'shareUntilWrong', resultFrom: new Date(0) });
  await enter(token);
  const half = answer(0, ['100,100 200,100 200,300 100,300']);
  expect((await save(token, [half])).status).toBe(200);
  const beside = answer(0, ['100,100 200,100 9000,300'], { number: 2 });
  expect((await save(token, [beside])).status).toBe(400);
  await handIn(token);
  const { data } = (await get('result?examId=1', token)).body;
  expect(data).toMatchObject({ marks: { score: 0.5 } });
  const review = (await get('review?examId=1', token)).body.data as ReviewedExam;
  expect(review.sections[0]!.questions[0]).toMatchObject({
    share: 0.5,
    verdict: 'partial',
    right: keyWords(square),
    prompts: ['', '2 70', '600 400', ''],
  });
});

it('of a lesson ends with the lesson, however long ago its test was begun', async () => {
  const content = { type: 64 as const, questionIds: [1], passShare: 60 };
  const endsAt = new Date(test.clock.now().getTime() + HOUR_S * 1000);
  const token = await given(
    {},
    {
      commodities: [{ type: 1, productId: 1 }],
      held: [{ personId: LEARNER, commodityId: 1, endsAt }],
      courses: [{ chapters: [{ items: [{ type: 64 as const, title: '辨认', content }] }] }],
    },
  );
  const lesson = { source: 5, sourceId: 1 };
  await test.ask('POST /doctor-cheese/practice/v1/start', lesson, { token });
  expect((await tiles(token)).body.data).toMatchObject({ width: 600 });
  test.clock.pass(2 * HOUR_S);
  expect(await tiles(token)).toMatchObject({ status: 403, body: { key: 'course.locked' } });
});
