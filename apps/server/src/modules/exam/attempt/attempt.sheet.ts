import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { refuse } from '../../../calls/refusal';
import type { WordsRow } from '../bank/question.tables';
import { wordsOf } from '../question/question.words';
import { findAttempt } from './attempt.store';
import type { AttemptRow } from './attempt.tables';

/** The part of an attempt that never changes after its start, so it can be cached. */
export type Sheet = Pick<
  AttemptRow,
  'id' | 'personId' | 'kind' | 'sourceId' | 'title' | 'items' | 'sections' | 'rule'
>;

/** Caches whether there is a time limit but not its end, because an exam may be extended. */
export type OwnSheet = Sheet & { isTimed: boolean };

const MOST_KEPT = 5_000;
const known = lruCache<OwnSheet>({
  name: 'attempt.sheet',
  most: MOST_KEPT,
  invalidatedBy: 'nothing: a sheet never changes once it is begun',
});

export function keepSheet(row: AttemptRow): OwnSheet {
  const { id, personId, kind, sourceId, title, items, sections, rule } = row;
  const isTimed = row.endsAt !== null;
  const sheet = { id, personId, kind, sourceId, title, items, sections, rule, isTimed };
  known.keep(id, sheet);
  return sheet;
}

/** Another user's attempt is reported as not found. */
export async function sheetOf(db: Db, personId: number, id: number): Promise<OwnSheet> {
  const sheet = known.find(id) ?? (await readSheet(db, id));
  return sheet?.personId === personId ? sheet : refuse('attempt.notFound');
}

async function readSheet(db: Db, id: number) {
  const row = await findAttempt(db, id);
  return row && keepSheet(row);
}

/** The words of everything that is asked, in order. */
export const sheetWords = (db: Db, { items }: Pick<Sheet, 'items'>): Promise<WordsRow[]> =>
  wordsOf(db, items);
