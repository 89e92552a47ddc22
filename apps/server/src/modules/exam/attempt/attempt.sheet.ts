import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { refuse } from '../../../calls/refusal';
import type { WordsRow } from '../question/question.tables';
import { wordsOf } from '../question/question.words';
import { findAttempt } from './attempt.store';
import type { AttemptRow } from './attempt.tables';

/** What nobody changes about an attempt once it is begun. */
export type Sheet = Pick<
  AttemptRow,
  'id' | 'personId' | 'kind' | 'sourceId' | 'title' | 'items' | 'sections' | 'rule'
>;

/** Whether it is against the clock, too; an exam may be given more time, so not until when. */
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

/** Somebody's own attempt; that of another is not there. */
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
