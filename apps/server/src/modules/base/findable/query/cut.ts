import { isLatin } from '../reading/plain';

/** A part of a word that knows no blanks. */
export interface Piece {
  text: string;
  /** True if the index has a match. */
  isKnown: boolean;
}

const LONGEST_PIECE = 12;
/** Function words without meaning of their own. */
const filler = new Set('的了和与及是在之或把被怎么样吗呢啊什如何做看有没哪'.split(''));

const efforts = { piece: 1, single: 6, unknown: 10, filler: 0.5 } as const;

interface Way {
  effort: number;
  pieces: readonly Piece[];
}

interface Vocabulary {
  isKnown(piece: string): boolean;
  /** True if a longer piece may still match. */
  mayGoOn(piece: string): boolean;
}

/**
 * Cuts a word into the fewest known pieces; unknown characters between them form one piece.
 * Sequences of letters or digits are not cut.
 */
export function cut(word: string, { isKnown, mayGoOn }: Vocabulary): Piece[] {
  const ways: (Way | undefined)[] = [{ effort: 0, pieces: [] }];
  for (let from = 0; from < word.length; from++) {
    const way = ways[from];
    if (!way) continue;
    take(ways, from + runAt(word, from), skipping(way, word.slice(from, from + runAt(word, from))));
    for (let to = from + 1; to <= Math.min(word.length, from + LONGEST_PIECE); to++) {
      if (isInsideOfRun(word, to)) continue;
      const text = word.slice(from, to);
      if (text.length > 1 && isFilled(text)) continue;
      if (!isKnown(text)) {
        if (text.length > 1 && !mayGoOn(text)) break;
        continue;
      }
      const effort = way.effort + (text.length > 1 ? efforts.piece : efforts.single);
      take(ways, to, { effort, pieces: [...way.pieces, { text, isKnown: true }] });
    }
  }
  return [...(ways[word.length]?.pieces ?? [])];
}

/** 的护理 stands in many texts and means no more than 护理. */
const isFilled = (text: string) => filler.has(text.charAt(0)) || filler.has(text.slice(-1));

function take(ways: (Way | undefined)[], at: number, way: Way) {
  const best = ways[at];
  if (!best || way.effort < best.effort) ways[at] = way;
}

function skipping({ effort, pieces }: Way, text: string): Way {
  if (filler.has(text)) return { effort: effort + efforts.filler, pieces };
  const last = pieces.at(-1);
  const skipped = { effort: effort + efforts.unknown * text.length };
  return last && !last.isKnown
    ? { ...skipped, pieces: [...pieces.slice(0, -1), { text: last.text + text, isKnown: false }] }
    : { ...skipped, pieces: [...pieces, { text, isKnown: false }] };
}

const isInsideOfRun = (word: string, at: number) =>
  at > 0 && at < word.length && isLatin(word.charAt(at - 1)) && isLatin(word.charAt(at));

function runAt(word: string, from: number): number {
  let to = from + 1;
  while (isInsideOfRun(word, to)) to++;
  return to - from;
}
