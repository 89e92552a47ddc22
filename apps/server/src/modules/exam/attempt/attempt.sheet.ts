import type { Db } from '../../../db/database';
import { newestKept } from '../../../newestKept';
import { refuse } from '../../../refusal';
import type { WordsRow } from '../question/question.tables';
import { wordsOf } from '../question/question.words';
import { findAttempt } from './attempt.store';
import type { AttemptRow } from './attempt.tables';

/** What nobody changes about an attempt once it is begun. */
export type Sheet = Pick<
  AttemptRow,
  'id' | 'personId' | 'kind' | 'sourceId' | 'title' | 'items' | 'sections' | 'rule'
>;

const MOST_KEPT = 5_000;
const known = newestKept<Sheet>(MOST_KEPT);

export function keepSheet(row: AttemptRow): Sheet {
  const { id, personId, kind, sourceId, title, items, sections, rule } = row;
  const sheet = { id, personId, kind, sourceId, title, items, sections, rule };
  known.keep(id, sheet);
  return sheet;
}

/** Somebody's own attempt; that of another is not there. */
export async function sheetOf(db: Db, personId: number, id: number): Promise<Sheet> {
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
