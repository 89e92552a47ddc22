import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { asInitials, gramsToFind, mayBeInitials, wordsOf } from '../../base/findable/grams';
import { hasGrams, type SearchColumns } from '../../base/findable/search.columns';

/** A table that can be searched. */
export type SearchedTable = SearchColumns & { title: PgColumn };

/** How rows meet a keyword: which they are, and how well; 2 is best. */
export interface Match {
  where: SQL | undefined;
  rank: SQL<number>;
}

/** Without a word in it, a keyword is met by everything. */
export function match(table: SearchedTable, keyword: string): Match {
  const words = wordsOf(keyword);
  // A bare 0 would be the number of a column to sort by.
  if (words.length === 0) return { where: undefined, rank: sql`cast(0 as integer)` };
  const byIndex = or(...waysToFind(words).map((grams) => hasGrams(table, grams)));
  const inTexts = words.map((word) => stands(table, word));
  return { where: and(byIndex, ...inTexts), rank: rank(table, words) };
}

const MOST_WAYS = 8;

/**
 * Which grams a hit may have: those of every word, taken for letters or for initials. One question
 * to the index: of several the planner might ask one only, and make the grams of its hits anew for
 * the others. Where the ways would become too many, the texts decide about the words that are left.
 */
function waysToFind(words: readonly string[]): string[][] {
  let ways: string[][] = [[]];
  for (const word of words) {
    const grams = gramsToFind(word);
    const readings = mayBeInitials(word) ? [grams, grams.map(asInitials)] : [grams];
    if (ways.length * readings.length > MOST_WAYS) continue;
    ways = ways.flatMap((way) => readings.map((reading) => [...way, ...reading]));
  }
  return ways;
}

/** The index finds rows that hold every gram; whether in one piece, the text tells. */
function stands({ searched, initials }: SearchedTable, word: string): SQL | undefined {
  const inText = sql`position(${word} in ${searched}) > 0`;
  if (mayBeInitials(word)) return or(sql`position(${word} in ${initials}) > 0`, inText);
  return gramsToFind(word)[0] === word ? undefined : inText;
}

/** 2: the title begins with it; 1: all of it stands in the title; 0: somewhere else. */
function rank(table: SearchedTable, words: readonly string[]): SQL<number> {
  const [first = '', ...more] = words;
  const places = [first, ...more].map((word) => placeOf(table, word));
  const last = more.length > 0 ? sql`greatest(${sql.join(places, sql`, `)})` : places[0];
  const within = sql`${last} <= char_length(${table.title})`;
  return sql<number>`case when ${begins(table, first)} then 2 when ${within} then 1 else 0 end`;
}

function placeOf({ searched, initials }: SearchedTable, word: string): SQL {
  const inTitle = sql`nullif(position(${word} in ${searched}), 0)`;
  if (!mayBeInitials(word)) return inTitle;
  return sql`least(${inTitle}, nullif(position(${word} in ${initials}), 0))`;
}

function begins({ searched, initials }: SearchedTable, word: string): SQL {
  const byLetters = sql`starts_with(${searched}, ${word})`;
  if (!mayBeInitials(word)) return byLetters;
  return sql`(${byLetters} or starts_with(${initials}, ${word}))`;
}
