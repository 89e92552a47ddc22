import { and, arrayContains, desc, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { asInitials, gramsToFind, mayBeInitials, wordsOf } from './grams';

/** A table that can be searched. */
export interface SearchedTable {
  title: PgColumn;
  searched: PgColumn;
  initials: PgColumn;
  grams: PgColumn;
}

/** How rows meet a keyword: which they are, and the best of them first. */
export interface Match {
  where: SQL | undefined;
  first: SQL[];
}

/** Without a word in it, a keyword is met by everything. */
export function match(table: SearchedTable, keyword: string): Match {
  const words = wordsOf(keyword);
  if (words.length === 0) return { where: undefined, first: [] };
  return {
    where: and(...words.map((word) => holds(table, word))),
    first: [desc(rank(table, words))],
  };
}

function holds({ searched, initials, grams }: SearchedTable, word: string): SQL | undefined {
  const pairs = gramsToFind(word);
  const inText = contains({ grams, pairs, text: searched, word });
  if (!mayBeInitials(word)) return inText;
  const byInitials = { grams, pairs: pairs.map(asInitials), text: initials, word };
  return or(inText, contains(byInitials));
}

interface Contained {
  grams: PgColumn;
  pairs: string[];
  text: PgColumn;
  word: string;
}

/** The index of the grams finds those that hold every pair; whether in one piece, the text tells. */
function contains({ grams, pairs, text, word }: Contained): SQL | undefined {
  const isOnePair = pairs.length === 1 && pairs[0] === word.replace(/^~/, '');
  return and(
    pairs.length > 0 ? arrayContains(grams, pairs) : undefined,
    isOnePair ? undefined : sql`position(${word} in ${text}) > 0`,
  );
}

/** 2: the title begins with it; 1: all of it stands in the title; 0: somewhere else. */
function rank({ title, searched, initials }: SearchedTable, words: readonly string[]): SQL {
  const places = words.map((word) => {
    const inTitle = sql`nullif(position(${word} in ${searched}), 0)`;
    if (!mayBeInitials(word)) return inTitle;
    return sql`least(${inTitle}, nullif(position(${word} in ${initials}), 0))`;
  });
  const last = places.length > 1 ? sql`greatest(${sql.join(places, sql`, `)})` : places[0];
  return sql`case when ${places[0]} = 1 then 2 when ${last} <= char_length(${title}) then 1 else 0 end`;
}
