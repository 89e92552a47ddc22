import type { Answers } from '@cheese/domain/contract/call';
import type { PaperManageContract as C } from '@cheese/domain/contract/exam/paperManage';
import type { Static } from 'typebox';
import { selectQuestions } from '../question/question.door';
import { refuseUnusable, schoolOf } from '../bank/bank.usable';
import { selectDrawn } from '../paper/paper.door';
import { wordsOf } from '../question/question.words';
import { settledRule } from './paperManage.rules';
import type { Teacher } from './paperManage.service';
import { toKeyed } from './paperManage.shapes';

type Drawn = Answers<C['draw']>['drawn'][number];

/** Draws once, nothing twice; what could not be found is said. */
export async function drawOnce(
  teacher: Teacher,
  { rules, taken }: Static<C['draw']['body']>,
): Promise<Answers<C['draw']>> {
  const { db } = teacher;
  await refuseUnusable(
    teacher,
    rules.map(({ bankId }) => bankId),
  );
  const out = new Set(taken);
  const drawn: Drawn[] = [];
  for (const rule of rules) {
    const settled = await settledRule(db, schoolOf(teacher), rule);
    const refs = await selectDrawn(db, settled, { taken: [...out] });
    for (const { questionId } of refs) out.add(questionId);
    const questions = await keyed(teacher, refs);
    drawn.push({ questions, missing: rule.count - questions.length });
  }
  return { drawn };
}

async function keyed({ db }: Teacher, refs: { questionId: number; version: number }[]) {
  if (refs.length === 0) return [];
  const ids = refs.map(({ questionId }) => questionId);
  const rows = await selectQuestions(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const words = await wordsOf(db, refs);
  return words.flatMap((one) => {
    const row = byId.get(one.questionId);
    return row ? [toKeyed(one, row)] : [];
  });
}
