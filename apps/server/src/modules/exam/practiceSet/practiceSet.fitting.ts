import type { PracticeAmong } from '@cheese/domain/codes/exam/practices';
import type { QuestionDifficulty, QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { FittingQuestions } from '@cheese/domain/contract/exam/practiceSet';
import { groupedBy } from '@cheese/domain/rules/lists/groupedBy';
import type { CallerContext } from '../../../calls/callerContext';
import type { ChapterRow } from '../bank/bank.tables';
import { asksOf, type Filter } from './practiceSet.filter.store';
import { openChosen } from './practiceSet.open';
import { type Counted, selectCounts } from './practiceSet.fitting.store';

export async function countFitting(
  context: CallerContext<'db'>,
  filter: Filter,
): Promise<FittingQuestions> {
  const { banks, chapters, branches, among } = await openChosen(context, filter);
  const rows = await selectCounts(context.db, filter.among).execute(
    asksOf(filter, branches, among),
  );
  const of = (kind: Counted['of']) => rows.filter((row) => row.of === kind);
  const coded = <Code extends number>(kind: Counted['of']) =>
    of(kind)
      .map(({ value, count }) => ({ value: Number(value) as Code, count }))
      .sort((one, other) => one.value - other.value);
  return {
    total: of('total')[0]?.count ?? 0,
    bankIds: banks.map(({ id }) => id),
    chapters: withBelow(chapters, of('chapter')),
    types: coded<QuestionType>('type'),
    difficulties: coded<QuestionDifficulty>('difficulty'),
    tags: of('tag').map(({ value, count }) => ({ value, count })),
    amongs: coded<PracticeAmong>('among'),
  };
}

/** Each chapter with what fits in it and below it; one without any is not offered. */
function withBelow(chapters: readonly ChapterRow[], counted: readonly Counted[]) {
  const own = new Map(counted.map(({ value, count }) => [Number(value), count]));
  const below = groupedBy(chapters, ({ parentId }) => parentId);
  const countOf = (id: number): number =>
    (below.get(id) ?? []).reduce((sum, one) => sum + countOf(one.id), own.get(id) ?? 0);
  return chapters.map(({ id, parentId: pid, bankId, name }) => {
    return { id, pid, bankId, name, count: countOf(id) };
  });
}
