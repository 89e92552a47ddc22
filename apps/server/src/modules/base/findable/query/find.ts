import type { FindableIndex } from '../index/findableIndex';
import type { Item } from '../index/item';
import type { Strengths } from './meeting';
import type { Pattern } from './pattern';
import type { Clause, Plan } from './plan';
import { firstOf, type Hits } from './rank';

export interface Hit {
  item: Item;
  /** Its place in the index. */
  number: number;
}

export interface Found {
  total: number;
  /** How many there are of each type. */
  types: ReadonlyMap<number, number>;
  leftOut: readonly string[];
  meant: string | null;
  /** By which a text shows why it was found. */
  patterns: readonly Pattern[];
  /** The best first, whoever has all words before whoever has some: so many, of one type or of all. */
  first(count: number, type?: number): Hit[];
  /** The typed words that a hit has not. */
  missed(hit: Hit): string[];
}

/** So few have all words that those follow who have some. */
const FEW = 5;

/** Those of a kind who meet a plan. */
export function findBy(index: FindableIndex, plan: Plan, kind: string): Found {
  const { clauses, leftOut, meant } = plan;
  const terms = clauses.flatMap(({ whole, pieces }) => [...(whole ? [whole] : []), ...pieces]);
  const hits = enough(tallied(index, clauses, kind), clauses);
  const types = new Map<number, number>();
  for (const { type } of hits.items) types.set(type, (types.get(type) ?? 0) + 1);
  return {
    ...{ total: hits.items.length, types, leftOut, meant },
    patterns: terms.flatMap(({ patterns }) => patterns),
    first: (count, type) =>
      firstOf(hits, count, type).map((at) => ({
        item: hits.items[at] as Item,
        number: hits.numbers[at] ?? 0,
      })),
    missed: ({ number }) => missedBy(clauses, number),
  };
}

/** Everybody of a kind who has at least one word. */
function tallied(index: FindableIndex, clauses: readonly Clause[], kind: string): Hits {
  const hits: Hits = { items: [], numbers: [], met: [], scores: [] };
  const terms = clauses.flatMap(({ whole, pieces }) => [...(whole ? [whole] : []), ...pieces]);
  const met = anyOf(terms.map(({ strengths }) => strengths));
  let base = 0;
  for (const { items } of index.segments) {
    for (let at = 0; at < items.length; at++) {
      const item = met[base + at] ? items[at] : undefined;
      if (item?.kind === kind) add(hits, item, base + at, clauses);
    }
    base += items.length;
  }
  return hits;
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

function add(hits: Hits, item: Item, number: number, clauses: readonly Clause[]) {
  let [met, score] = [0, 0];
  for (const { whole, pieces } of clauses) {
    const asWhole = whole?.strengths[number] ?? 0;
    // Whoever has the whole word comes before whoever has the same apart from each other.
    if (asWhole > 0) score++;
    for (const { strengths, rarity } of pieces) {
      const strength = asWhole > 0 ? asWhole : (strengths[number] ?? 0);
      if (strength > 0) met++;
      score += strength * rarity;
    }
  }
  hits.items.push(item);
  hits.numbers.push(number);
  hits.met.push(met);
  hits.scores.push(score);
}

/** Whoever has all words; where those are few, whoever has half of them as well. */
function enough(hits: Hits, clauses: readonly Clause[]): Hits {
  const needed = clauses.reduce((sum, { pieces }) => sum + pieces.length, 0);
  if (needed < 2) return hits;
  const full = hits.met.reduce((sum, met) => sum + (met === needed ? 1 : 0), 0);
  const least = full >= FEW ? needed : needed / 2;
  const kept = [...hits.met.keys()].filter((at) => (hits.met[at] ?? 0) >= least);
  const those = <T>(all: readonly T[]) => kept.map((at) => all[at] as T);
  return {
    ...{ items: those(hits.items), numbers: those(hits.numbers) },
    ...{ met: those(hits.met), scores: those(hits.scores) },
  };
}

const missedBy = (clauses: readonly Clause[], number: number): string[] =>
  clauses.flatMap(({ whole, pieces }) =>
    (whole?.strengths[number] ?? 0) > 0
      ? []
      : pieces.filter(({ strengths }) => strengths[number] === 0).map(({ word }) => word),
  );
