import type { AnatomyQuizContract as C } from '@cheese/domain/contract/bodies/anatomyQuiz';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { AskedFound } from './anatomyQuiz.store';
import type { Ordering } from './anatomyQuiz.tables';

type Said = Pick<Static<C['answer']['body']>, 'choice' | 'order'>;

/** All that was handed out, and nothing else: each of its numbers is said once. */
function markedOrder({ parts }: Ordering, order: readonly number[] = []) {
  const put = order.flatMap((id) => parts.find((part) => part.id === id) ?? []);
  if (put.length !== parts.length || order.length !== parts.length) {
    refuse('anatomyQuiz.notAll');
  }
  return {
    given: put.map(({ name }) => name).join(' → '),
    isRight: put.every(({ id }, at) => id === parts[at]?.id),
  };
}

export function marked({ row, asked, right, said }: AskedFound, { choice, order }: Said) {
  if (asked.ordering) return markedOrder(asked.ordering, order);
  const name = row.kind === 'name' ? asked.choices[choice ?? -1] : said;
  const given = name ?? refuse('anatomyQuiz.noAnswer');
  return { given, isRight: given === right };
}
