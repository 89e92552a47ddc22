import type { Db } from '../../../db/database';
import { registerMemory } from '../../../support/nodeMemory';
import type { Shelf } from './findable.shapes';
import {
  lookForChanges,
  type Look,
  selectChanged,
  selectItems,
  selectSynonyms,
  type StoredItem,
} from './findable.store';
import { FindableIndex } from './index/findableIndex';
import { keyOf, toItem } from './index/item';
import { MOST_IN_SEGMENT } from './index/segment';
import { Synonyms } from './query/synonyms';
import type { Knowledge } from './query/term';
import { openReader } from './reading/reader';

/** The search index of one shelf on one node, refreshed from the database. */
class Node {
  readonly index = new FindableIndex();
  synonyms = new Synonyms([]);
  #horizon: string | null = null;
  #groups = -1;
  #looking: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #beginning: Promise<void> | undefined;

  readonly #db: Db;
  readonly #shelf: Shelf;

  constructor(db: Db, shelf: Shelf) {
    this.#db = db;
    this.#shelf = shelf;
  }

  /**
   * A caller during a lookup waits for the next one, which all such callers share. Callers in the
   * same tick as its start join it, since nothing can have changed yet.
   */
  fresh(): Promise<void> {
    if (this.#beginning) return this.#beginning;
    if (!this.#looking) return this.#begin();
    this.#next ??= this.#looking.catch(() => undefined).then(() => this.#begin());
    return this.#next;
  }

  #begin(): Promise<void> {
    this.#next = undefined;
    this.#looking = this.#look().finally(() => (this.#looking = undefined));
    this.#beginning = this.#looking;
    queueMicrotask(() => (this.#beginning = undefined));
    return this.#looking;
  }

  async #look() {
    const horizon = this.#horizon ?? '0';
    const look = await lookForChanges(this.#db, horizon);
    // Smaller than before: another database, or this one as it was some time ago.
    if (this.#horizon === null || BigInt(look.horizon) < BigInt(horizon)) await this.#load();
    else if (look.hasChanged) this.#take(await selectChanged(this.#db, this.#shelf, horizon));
    if (look.haveSynonymsChanged || look.synonyms !== this.#groups) await this.#learn(look);
    this.#horizon = look.horizon;
  }

  async #load() {
    this.index.clear();
    let after: Pick<StoredItem, 'kind' | 'id'> = { kind: '', id: 0 };
    for (;;) {
      const rows = await selectItems(this.#db, this.#shelf, after, MOST_IN_SEGMENT);
      this.#take(rows);
      const last = rows.at(-1);
      if (!last || rows.length < MOST_IN_SEGMENT) return;
      after = last;
    }
  }

  #take(rows: readonly StoredItem[]) {
    const gone = rows.filter(({ isGone }) => isGone);
    const here = rows.filter(({ isGone }) => !isGone);
    this.index.remove(gone.map(keyOf));
    this.index.put(here.map((row) => toItem(row, this.index.sounds)));
  }

  async #learn({ synonyms }: Look) {
    const groups = await selectSynonyms(this.#db);
    const { signs, syllables } = await openReader();
    const spell = (word: string) => syllables(word).join('');
    this.synonyms = new Synonyms(
      groups.map(({ words }) => words.map(signs)),
      spell,
    );
    this.#groups = synonyms;
    this.index.version++;
  }
}

const nodes = new Map<Db, Map<Shelf, Node>>();

registerMemory({
  name: 'findable.knowledge',
  invalidatedBy: 'changes of what is found: asked before each search',
  size: () => [...nodes.values()].reduce((sum, shelves) => sum + shelves.size, 0),
  clear: () => nodes.clear(),
});

/** Includes changes made by all nodes. */
export async function freshKnowledge(db: Db, shelf: Shelf): Promise<Knowledge> {
  const shelves = nodes.get(db) ?? new Map<Shelf, Node>();
  nodes.set(db, shelves);
  const node = shelves.get(shelf) ?? new Node(db, shelf);
  shelves.set(shelf, node);
  await node.fresh();
  return node;
}
