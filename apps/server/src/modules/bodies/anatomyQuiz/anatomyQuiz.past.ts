import type { Answers } from '@cheese/domain/contract/call';
import type { AnatomyQuizContract as C } from '@cheese/domain/contract/bodies/anatomyQuiz';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { pageBy } from '../../../db/paged';
import { toLine } from './anatomyQuiz.shapes';
import { selectPast } from './anatomyQuiz.past.store';

/** Results stay readable after the anatomy is locked again. */
export async function listPast(
  { db, person }: Pick<CallerContext, 'person'> & { db: Db },
  { anatomyId, modelId, ...asked }: Static<C['past']['query']>,
): Promise<Answers<C['past']>> {
  const of = { personId: person.id, anatomyId, modelId };
  const { rows, total } = await pageBy(selectPast(db), of, asked);
  return { list: rows.map(toLine), total };
}
