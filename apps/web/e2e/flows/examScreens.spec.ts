import { type Browser, expect } from '@playwright/test';
import { test } from '../../../../tools/journeys/test';
import { ask } from '../pages/ask';
import { beginImport } from '../pages/importing';
import { handIn, practise, sit } from '../pages/people/learner';
import { openExam } from '../pages/people/school';
import { signIn, signInAnew } from '../pages/people/signIn';
import { walk } from '../pages/walk';

const TEACHER = '13800000003';
/**
 * The question types in the demo school's bank: choices, blanks, short answers, ordering and
 * matching.
 */
const kinds = [1, 2, 3, 4, 5, 6, 7] as const;

/** The ninth is the one that people mark. */
const given = ['A', 'B', 'A', 'B', 'A', 'A', '水肿', '水肿', '心肌变薄，向外膨出。'];

test.setTimeout(180_000);

const anew = async (browser: Browser, phone: string) => {
  const page = await (await browser.newContext()).newPage();
  await signInAnew(page, phone);
  return page;
};

test('who teaches sees an exam of every kind while it runs, in marks and in figures', async ({
  page,
  browser,
}) => {
  await signIn(page, TEACHER);
  const exam = await openExam(page, '各题型走查（教师）', kinds, { hidesNames: false });
  const asked = `examId=${exam.examId}`;
  const learner = await anew(browser, '13811150011');
  const attemptId = await sit(learner, exam, given);
  await handIn(learner, attemptId);
  await sit(await anew(browser, '13811150012'), exam, ['B']);
  const importId = await beginImport(page, 15, '1. 甲是（ ）\nA. 乙\nB. 丙\n答案：B\n2. 无答案');
  expect(
    await walk(page)([
      `/univ/exams/live?${asked}`,
      `/univ/exams/results?${asked}`,
      `/univ/exams/marking?${asked}`,
      `/univ/exams/marking?${asked}&view=all`,
      `/univ/exams/analysis?${asked}`,
      `/univ/exams/attempt?${asked}&attemptId=${attemptId}`,
      `/univ/exams/detail?${asked}`,
      `/univ/banks/import?bankId=15&importId=${importId}`,
    ]),
  ).toEqual([]);
});

test('who learns sees an exam of every kind while it runs, marked, and a practice', async ({
  page,
  browser,
}) => {
  await signIn(page, TEACHER);
  const exam = await openExam(page, '各题型走查（学员）', kinds);
  const address = `/testingCenter/examination?examId=${exam.examId}`;
  const learner = await anew(browser, '13811150013');
  const attemptId = await sit(learner, exam, given);
  const running = await walk(learner)([address]);
  await handIn(learner, attemptId);
  const practiceId = await practise(learner, 30);
  const practice = `/testingCenter/test?practiceId=${practiceId}`;
  const over = await walk(learner)([address, practice]);
  await ask(learner, 'post', 'practice/v1/submit', { practiceId });
  const marked = await walk(learner)([
    practice,
    '/myQuestion/wrong',
    '/myQuestion/statistics?libraryId=9',
  ]);
  expect([...running, ...over, ...marked]).toEqual([]);
});
