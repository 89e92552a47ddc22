import { hasLetters, isSilent } from '../reading/plain';
import { isMet } from './meeting';
import { cut, type Piece } from './cut';
import { nearest } from './near';
import { literal } from './pattern';
import { isMetBySomebody, type Knowledge, type Term, termOf } from './term';

/** A typed word: met as a whole, or by the pieces that it is cut into. */
export interface Clause {
  whole: Term | null;
  pieces: readonly Term[];
}

export interface Plan {
  clauses: readonly Clause[];
  /** What nobody has. */
  leftOut: readonly string[];
  /** The keyword as it was probably meant, where a word had to be guessed. */
  meant: string | null;
}

/** Says how signs sound. */
export type Syllables = (signs: string) => readonly string[];

const MOST_WORDS = 8;
/** So few are found by the whole word that its parts are looked for as well. */
const FEW = 5;
const SHORTEST_TO_CUT = 3;

/** A keyword's words; punctuation parts them as blanks do. */
export const wordsOf = (signs: string): string[] =>
  signs
    .split('')
    .map((sign) => (isSilent(sign) && !/[+#%.℃-]/.test(sign) ? ' ' : sign))
    .join('')
    .split(' ')
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '' && ![...word].every(isSilent))
    .slice(0, MOST_WORDS);

export function planOf(knowledge: Knowledge, signs: string, syllables: Syllables): Plan {
  const words = wordsOf(signs);
  const read = words.map((word) => readWord(knowledge, word, syllables));
  const isGuessed = read.some(({ said }, at) => said !== words[at]);
  return {
    clauses: read.flatMap(({ clause }) => clause ?? []),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
    meant: isGuessed ? read.map(({ said }) => said).join(' ') : null,
  };
}

interface ReadWord {
  clause: Clause | null;
  leftOut: readonly string[];
  /** The word, or what it was probably meant to be. */
  said: string;
}

function readWord(knowledge: Knowledge, word: string, syllables: Syllables): ReadWord {
  const term = termOf(knowledge, word);
  if (isMetBySomebody(term))
    return { clause: withPieces(knowledge, term), leftOut: [], said: word };
  const pieces = cutOf(knowledge, word);
  // A word of nothing but known pieces is no mistake.
  if (pieces.every(({ isKnown }) => isKnown) && pieces.length > 0)
    return { clause: clauseOf(knowledge, pieces), leftOut: [], said: word };
  const near = nearest(knowledge.index, word, syllables(word));
  if (near !== null) return { clause: clauseOf(knowledge, [known(near)]), leftOut: [], said: near };
  return readPieces(knowledge, pieces, syllables);
}

const known = (text: string): Piece => ({ text, isKnown: true });

/** Pieces that nobody has are guessed one by one, if need be together with their neighbour. */
function readPieces(
  knowledge: Knowledge,
  pieces: readonly Piece[],
  syllables: Syllables,
): ReadWord {
  const said: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const here = pieces[at];
    const [before, after] = [said.at(-1), pieces[at + 1]];
    if (!here) continue;
    if (here.isKnown) {
      said.push(here);
      continue;
    }
    const guess = (text: string) => nearest(knowledge.index, text, syllables(text));
    const alone = guess(here.text);
    const withNext = alone === null && after ? guess(here.text + after.text) : null;
    const withLast =
      alone === null && withNext === null && before ? guess(before.text + here.text) : null;
    if (withNext !== null) at++;
    if (withLast !== null) said.pop();
    const guessed = alone ?? withNext ?? withLast;
    said.push(guessed === null ? here : known(guessed));
  }
  const found = said.filter(({ isKnown }) => isKnown);
  return {
    clause: found.length > 0 ? clauseOf(knowledge, found) : null,
    leftOut: said.filter(({ isKnown }) => !isKnown).map(({ text }) => text),
    said: said.map(({ text }) => text).join(''),
  };
}

const clauseOf = (knowledge: Knowledge, pieces: readonly Piece[]): Clause => ({
  whole: null,
  pieces: pieces.map(({ text }) => termOf(knowledge, text)),
});

/** Where few have all of it in one place, whoever has its parts comes after them. */
function withPieces(knowledge: Knowledge, whole: Term): Clause {
  const { word, strengths } = whole;
  const alone = { whole: null, pieces: [whole] };
  if (word.length < SHORTEST_TO_CUT || hasLettersOnly(word)) return alone;
  if (strengths.reduce((count, worth) => count + (worth > 0 ? 1 : 0), 0) >= FEW) return alone;
  const pieces = cutOf(knowledge, word, word);
  if (pieces.length < 2 || pieces.some(({ isKnown }) => !isKnown)) return alone;
  return { whole, pieces: clauseOf(knowledge, pieces).pieces };
}

const hasLettersOnly = (word: string) => /^[a-z0-9]+$/.test(word);

/** `without`: the word itself, which is to be cut though it is known. */
function cutOf({ index, synonyms }: Knowledge, word: string, without?: string): Piece[] {
  const asked = new Map<string, boolean>();
  const ask = (piece: string) =>
    piece !== without &&
    (synonyms.of(piece).some((other) => isMet(index, literal(other))) ||
      (hasLetters(piece)
        ? isMetBySomebody(termOf({ index, synonyms }, piece))
        : isMet(index, literal(piece))));
  const isKnown = (piece: string) => {
    const answer = asked.get(piece) ?? ask(piece);
    asked.set(piece, answer);
    return answer;
  };
  return cut(word, {
    isKnown,
    mayGoOn: (piece) => piece === without || synonyms.isBeginning(piece),
  });
}
