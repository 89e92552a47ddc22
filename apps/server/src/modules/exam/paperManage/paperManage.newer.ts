import type { KeyedQuestion, PaperSection } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { usableBanks } from '../bank/bank.usable';
import { wordsOf } from '../question/question.words';
import type { Known } from './paperManage.questions.store';
import type { Teacher } from './paperManage.service';
import { toKeyed } from './paperManage.shapes';

/** The present words of what has newer ones than were chosen, where one may use its bank. */
export async function newerOf(
  teacher: Teacher,
  sections: readonly PaperSection[],
  { rows }: Known,
): Promise<KeyedQuestion[]> {
  const outdated = sections.flatMap(({ items }) =>
    items.flatMap(({ questionId, version }) => {
      const row = rows.get(questionId);
      return row && !row.isDeleted && version < row.version ? [{ ...row, questionId }] : [];
    }),
  );
  if (outdated.length === 0) return [];
  const banks = await usableBanks(
    teacher,
    outdated.map(({ bankId }) => bankId),
  );
  const usable = new Set(banks.map(({ id }) => id));
  const refs = outdated.filter(({ bankId }) => usable.has(bankId));
  const words = refs.length > 0 ? await wordsOf(teacher.db, refs) : [];
  return words.map((one, at) => toKeyed(one, refs[at]!));
}
