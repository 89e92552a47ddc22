import type { FindableIndex } from '../index/findableIndex';
import type { Item } from '../index/item';
import type { Pattern } from './pattern';
import type { Clause, Plan } from './plan';

export interface Hit {
  item: Item;
  /** Its place in the index. */
  number: number;
  met: number;
  score: number;
}

export interface Found {
  /** The best first: whoever has all words before whoever has some. */
  hits: readonly Hit[];
  leftOut: readonly string[];
  meant: string | null;
  /** By which a text shows why it was found. */
  patterns: readonly Pattern[];
  /** The typed words that a hit has not. */
  missed(hit: Hit): string[];
}

/** So few have all words that those follow who have some. */
const FEW = 5;

/** Those of a kind who meet a plan. */
export function findBy(index: FindableIndex, plan: Plan, kind: string): Found {
  const { clauses, leftOut, meant } = plan;
  const patterns = clauses.flatMap(({ whole, pieces }) =>
    [...(whole ? [whole] : []), ...pieces].flatMap((term) => term.patterns),
  );
  return {
    ...{ leftOut, meant, patterns },
    hits: hitsOf(index, clauses, kind).sort(byRank),
    missed: ({ number }) => missedBy(clauses, number),
  };
}

const byRank = (a: Hit, b: Hit) =>
  b.met - a.met || b.score - a.score || b.item.weight - a.item.weight || b.item.id - a.item.id;

function hitsOf(index: FindableIndex, clauses: readonly Clause[], kind: string): Hit[] {
  const all: Hit[] = [];
  let number = 0;
  for (const { items, gone } of index.segments) {
    for (const [at, item] of items.entries()) {
      if (gone[at] === 0 && item.kind === kind) {
        const { met, score } = tallyOf(clauses, number);
        if (met > 0) all.push({ item, number, met, score });
      }
      number++;
    }
  }
  const needed = clauses.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const full = all.filter(({ met }) => met === needed);
  if (full.length >= FEW || needed < 2) return full;
  return all.filter(({ met }) => met * 2 >= needed);
}

function tallyOf(clauses: readonly Clause[], number: number) {
  let [met, score] = [0, 0];
  for (const { whole, pieces } of clauses) {
    const asWhole = whole?.strengths[number] ?? 0;
    if (asWhole > 0) {
      met += pieces.length;
      for (const { rarity } of pieces) score += asWhole * rarity;
      // Before whoever has the same words apart from each other.
      score++;
      continue;
    }
    for (const { strengths, rarity } of pieces) {
      const strength = strengths[number] ?? 0;
      if (strength > 0) met++;
      score += strength * rarity;
    }
  }
  return { met, score };
}

const missedBy = (clauses: readonly Clause[], number: number): string[] =>
  clauses.flatMap(({ whole, pieces }) =>
    (whole?.strengths[number] ?? 0) > 0
      ? []
      : pieces.filter(({ strengths }) => strengths[number] === 0).map(({ word }) => word),
  );
