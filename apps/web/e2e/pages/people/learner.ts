import type { Page } from '@playwright/test';
import { ask } from '../ask';

const answersOf = (given: readonly string[]) =>
  given.map((word, place) => ({
    place,
    given: [word],
    number: 1,
    isFlagged: false,
    agoMs: 0,
  }));

/** Joins an exam by its code, enters it, and answers. */
export async function sit(
  page: Page,
  { examId, code }: { examId: number; code: string },
  given: readonly string[],
) {
  await ask(page, 'post', 'audience/v1/join', { code });
  const entered = await ask<{ attemptId: number }>(page, 'post', 'exam/v1/enter', { examId });
  const { attemptId } = entered;
  await ask(page, 'post', 'exam/v1/answer', { attemptId, answers: answersOf(given) });
  return attemptId;
}

export const handIn = (page: Page, attemptId: number) =>
  ask(page, 'post', 'exam/v1/submit', { attemptId });

/** Answers the first question of a chapter and stays in the middle of it. */
export async function practise(page: Page, chapterId: number) {
  const begun = await ask<{ id: number }>(page, 'post', 'practice/v1/start', {
    source: 1,
    sourceId: chapterId,
  });
  const answers = answersOf(['A']);
  await ask(page, 'post', 'practice/v1/save', { practiceId: begun.id, answers });
  return begun.id;
}
