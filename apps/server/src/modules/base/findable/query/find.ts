import type { FindableIndex } from '../index/findableIndex';
import { insideOf } from '../findable.shapes';
import { type Item, keyOf } from '../index/item';
import type { Strengths } from './meeting';
import type { Pattern } from './pattern';
import type { Clause, Plan } from './plan';
import { firstOf, type Hits } from './rank';

export interface Hit {
  item: Item;
  /** Its place in the index. */
  number: number;
  /** The place of what is inside of it, where that has a word. */
  within: number | undefined;
  met: number;
  score: number;
}

export interface Found {
  total: number;
  types: ReadonlyMap<number, number>;
  leftOut: readonly string[];
  meant: string | null;
  /** By which a text shows why it was found. */
  patterns: readonly Pattern[];
  /** The best hits, those with all words first; up to `count`, of one type or all. */
  first(count: number, type?: number): Hit[];
  /** The typed words that a hit has not. */
  missed(hit: Hit): string[];
}

/** If fewer items have all words, items with some of them follow. */
const FEW = 5;

/** Matches of a plan among some kinds. */
export function findBy(index: FindableIndex, plan: Plan, kinds: readonly string[]): Found {
  const { clauses, leftOut, meant } = plan;
  const terms = clauses.flatMap(({ whole, pieces }) => [...(whole ? [whole] : []), ...pieces]);
  const hits = enough(tallied(index, clauses, kinds), clauses);
  const types = new Map<number, number>();
  for (const { type } of hits.items) types.set(type, (types.get(type) ?? 0) + 1);
  return {
    total: hits.items.length,
    types,
    leftOut,
    meant,
    patterns: terms.flatMap(({ patterns }) => patterns),
    first: (count, type) =>
      firstOf(hits, count, type).map((at) => ({
        item: hits.items[at] as Item,
        number: hits.numbers[at] ?? 0,
        within: hits.within[at],
        met: hits.met[at] ?? 0,
        score: hits.scores[at] ?? 0,
      })),
    missed: (hit) => missedBy(clauses, hit),
  };
}

/** All items of some kinds that contain at least one word, in their own or contained text. */
function tallied(index: FindableIndex, clauses: readonly Clause[], kinds: readonly string[]): Hits {
  const hits: Hits = { kinds, items: [], numbers: [], within: [], met: [], scores: [] };
  const terms = clauses.flatMap(({ whole, pieces }) => [...(whole ? [whole] : []), ...pieces]);
  const met = anyOf(terms.map(({ strengths }) => strengths));
  const wanted = new Set(kinds);
  const inside = insides(index, met, kinds);
  let base = 0;
  for (const { items } of index.segments) {
    for (let at = 0; at < items.length; at++) {
      const number = base + at;
      const within = inside.get(number);
      const item = met[number] || within !== undefined ? items[at] : undefined;
      if (item && wanted.has(item.kind)) add(hits, { item, number, within }, clauses);
    }
    base += items.length;
  }
  return hits;
}

/** By the number of a thing: the number of what is inside of it, where that has a word. */
function insides(index: FindableIndex, met: Strengths, kinds: readonly string[]) {
  const owners = new Map(kinds.map((kind) => [insideOf(kind), kind]));
  const inside = new Map<number, number>();
  let base = 0;
  for (const { items } of index.segments) {
    for (let at = 0; at < items.length; at++) {
      const item = met[base + at] ? items[at] : undefined;
      const kind = item && owners.get(item.kind);
      const owner = kind === undefined ? null : index.numberOf(keyOf({ kind, id: item!.id }));
      if (owner !== null) inside.set(owner, base + at);
    }
    base += items.length;
  }
  return inside;
}

/** By loops over bare numbers: this looks at everybody there is. */
function anyOf(all: readonly Strengths[]): Strengths {
  const [first = new Uint8Array(0), ...others] = all;
  if (others.length === 0) return first;
  const any = first.slice();
  for (const strengths of others)
    for (let at = 0; at < any.length; at++) any[at] = (any[at] ?? 0) | (strengths[at] ?? 0);
  return any;
}

interface Candidate {
  item: Item;
  number: number;
  within: number | undefined;
}

/** A match in contained text counts less than one in the item's own text. */
const INSIDE_SHARE = 0.5;

const strengthAt = (strengths: Strengths, { number, within }: Omit<Candidate, 'item'>) =>
  Math.max(
    strengths[number] ?? 0,
    within === undefined ? 0 : (strengths[within] ?? 0) * INSIDE_SHARE,
  );

function add(hits: Hits, one: Candidate, clauses: readonly Clause[]) {
  let [met, score] = [0, 0];
  for (const { whole, pieces } of clauses) {
    const asWhole = whole ? strengthAt(whole.strengths, one) : 0;
    // A match of the whole word ranks above scattered pieces.
    if (asWhole > 0) score++;
    for (const { strengths, rarity } of pieces) {
      const strength = asWhole > 0 ? asWhole : strengthAt(strengths, one);
      if (strength > 0) met++;
      score += strength * rarity;
    }
  }
  hits.items.push(one.item);
  hits.numbers.push(one.number);
  hits.within.push(one.within);
  hits.met.push(met);
  hits.scores.push(score);
}

/** Keeps items that have all words; if there are few, also those that have half of them. */
function enough(hits: Hits, clauses: readonly Clause[]): Hits {
  const needed = clauses.reduce((sum, { pieces }) => sum + pieces.length, 0);
  if (needed < 2) return hits;
  const full = hits.met.reduce((sum, met) => sum + (met === needed ? 1 : 0), 0);
  const least = full >= FEW ? needed : needed / 2;
  const kept = [...hits.met.keys()].filter((at) => (hits.met[at] ?? 0) >= least);
  const those = <T>(all: readonly T[]) => kept.map((at) => all[at] as T);
  return {
    kinds: hits.kinds,
    items: those(hits.items),
    numbers: those(hits.numbers),
    within: those(hits.within),
    met: those(hits.met),
    scores: those(hits.scores),
  };
}

const missedBy = (clauses: readonly Clause[], hit: Hit): string[] =>
  clauses.flatMap(({ whole, pieces }) =>
    whole && strengthAt(whole.strengths, hit) > 0
      ? []
      : pieces.filter(({ strengths }) => strengthAt(strengths, hit) === 0).map(({ word }) => word),
  );
