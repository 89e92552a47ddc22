import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { selectWords } from './question.store';
import type { WordsRow } from '../bank/question.tables';

export interface WordsRef {
  questionId: number;
  version: number;
}

const MOST_KEPT = 20_000;

const known = lruCache<WordsRow>({
  name: 'question.words',
  most: MOST_KEPT,
  invalidatedBy: 'nothing: versions are immutable',
});

const nameOf = ({ questionId, version }: WordsRef) => `${questionId}.${version}`;

/** The words of these, in their order. */
export async function wordsOf(db: Db, refs: readonly WordsRef[]): Promise<WordsRow[]> {
  const found = refs.map((ref) => known.find(nameOf(ref)));
  const missing = refs.filter((_, at) => found[at] === undefined);
  if (missing.length === 0) return found as WordsRow[];
  const read = new Map((await selectWords(db, missing)).map((row) => [keyOf(row), row]));
  for (const [key, row] of read) known.keep(key, row);
  return refs.map((ref, at) => found[at] ?? read.get(nameOf(ref)) ?? lacking(ref));
}

function lacking(ref: WordsRef): never {
  throw new Error(`question ${nameOf(ref)} has no words`);
}

const keyOf = ({ questionId, nth }: WordsRow) => nameOf({ questionId, version: nth });
