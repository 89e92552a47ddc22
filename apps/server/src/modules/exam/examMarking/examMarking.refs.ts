import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { type AnswerRef, selectRefs, selectStamp } from './examMarking.refs.store';

const MOST_KEPT = 20;
const known = lruCache<{ stamp: string; refs: AnswerRef[] }>({
  name: 'examMarking.refs',
  most: MOST_KEPT,
  invalidatedBy: 'papers that are handed in: its stamp tells',
});

/**
 * The answers to mark change only when papers are submitted, so they are cached until then and not
 * computed for every page.
 */
export async function refsOf(db: Db, examId: number): Promise<AnswerRef[]> {
  const [row] = await selectStamp(db, examId);
  const stamp = row?.stamp ?? '';
  const kept = known.find(examId);
  if (kept?.stamp === stamp) return kept.refs;
  const refs = await selectRefs(db, examId);
  known.keep(examId, { stamp, refs });
  return refs;
}
