import type { Db } from '../../../db/database';
import { freshKnowledge } from './findable.knowledge';
import type { FindableSource, FindableText, Shelf } from './findable.shapes';
import { holdKind, markGone, saveFindable } from './findable.store';
import { findBy, type Found } from './query/find';
import { type Plan, planOf } from './query/plan';
import { readFindable } from './reading/readFindable';
import { openReader } from './reading/reader';

/**
 * Makes these findable as they are now, or no longer where they are not to be found. Called in the
 * transaction that changes them, so that nothing is found that is not there.
 */
export async function indexForSearch(
  db: Db,
  source: FindableSource,
  ids: readonly number[],
): Promise<void> {
  await holdKind(db, source.kind, 'some');
  const texts = await source.select(db, { ids });
  await saveTexts(db, source, texts);
  const found = new Set(texts.map(({ id }) => id));
  await markGone(
    db,
    source.kind,
    ids.filter((id) => !found.has(id)),
  );
}

export async function saveTexts(
  db: Db,
  { kind, shelf }: FindableSource,
  texts: readonly FindableText[],
) {
  const rows = await Promise.all(
    texts.map(async (text) => ({
      kind,
      shelf: text.shelf ?? shelf,
      id: text.id,
      type: text.type,
      weight: text.weight,
      title: text.title,
      ...(await readFindable(text)),
    })),
  );
  await saveFindable(db, rows);
}

interface Remembered {
  version: number;
  plans: Map<string, Plan>;
  found: Map<string, Found>;
}

const MOST_REMEMBERED = 20;
const remembered = new WeakMap<object, Remembered>();

interface Sought {
  shelf: Shelf;
  /** Ties are ordered by this list. */
  kinds: readonly string[];
  keyword: string;
}

/** Everything of some kinds that a keyword finds; without a word in it, `null`: everything. */
export async function find(db: Db, { shelf, kinds, keyword }: Sought): Promise<Found | null> {
  if (keyword.trim() === '') return null;
  const [{ signs, syllables }, knowledge] = await Promise.all([
    openReader(),
    freshKnowledge(db, shelf),
  ]);
  const { index } = knowledge;
  const last = remembered.get(index);
  // The tabs, the counts and the pages of one search are asked for one after the other.
  const now =
    last?.version === index.version && last.plans.size < MOST_REMEMBERED
      ? last
      : { version: index.version, plans: new Map(), found: new Map() };
  remembered.set(index, now);
  const read = signs(keyword);
  const plan = now.plans.get(read) ?? planOf(knowledge, read, syllables);
  now.plans.set(read, plan);
  const key = `${kinds.join()} ${read}`;
  const found =
    now.found.get(key) ??
    findOrAsTyped(findBy(index, plan, kinds), () =>
      findBy(index, planOf(knowledge, read, null), kinds),
    );
  now.found.set(key, found);
  return found;
}

/** If the guess has no hits on this shelf either, searches for the typed words instead. */
function findOrAsTyped(found: Found, asTyped: () => Found): Found {
  if (found.total > 0 || found.meant === null) return found;
  const plain = asTyped();
  return plain.total > 0 ? plain : { ...found, meant: null };
}
