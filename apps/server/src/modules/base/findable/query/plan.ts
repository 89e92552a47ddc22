import { isSilent } from '../reading/plain';
import { BEGINNING_SCORE } from '../index/score';
import { cut, type Piece } from './cut';
import { nearest } from './near';
import { isKnown, type Knowledge, type Term, termOf } from './term';

/** A typed word: met as a whole, or by the pieces that it is cut into. */
export interface Clause {
  whole: Term | null;
  pieces: readonly Term[];
}

export interface Plan {
  clauses: readonly Clause[];
  /** Words without matches. */
  leftOut: readonly string[];
  /** The keyword as it was probably meant, where a word had to be guessed. */
  meant: string | null;
}

/** Says how signs sound. */
export type Syllables = (signs: string) => readonly string[];

const MOST_WORDS = 8;
const MOST_GUESSES = 4;
/** So few are found by the whole word that its parts are looked for as well. */
const FEW = 5;
const SHORTEST_TO_CUT = 4;

/** A keyword's words; punctuation parts them as blanks do. */
const wordsOf = (signs: string): string[] =>
  signs
    .split('')
    .map((sign) => (isSilent(sign) && !/[+#%.℃-]/.test(sign) ? ' ' : sign))
    .join('')
    .split(' ')
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '' && ![...word].every(isSilent));

/** @param syllables null where nothing is to be guessed */
export function planOf(knowledge: Knowledge, signs: string, syllables: Syllables | null): Plan {
  const said = wordsOf(signs);
  const words = said.slice(0, MOST_WORDS);
  const guess = syllables ? guessing(knowledge, syllables) : () => null;
  const read = words.map((word) => readWord(knowledge, word, guess));
  const isGuessed = read.some(({ said }, at) => said !== words[at]);
  return {
    clauses: read.flatMap(({ clause }) => clause ?? []),
    leftOut: [...read.flatMap(({ leftOut }) => leftOut), ...said.slice(MOST_WORDS)],
    meant: isGuessed ? read.flatMap(({ clause, said }) => (clause ? said : [])).join(' ') : null,
  };
}

/** The probably intended word, or null. */
type Guess = (word: string) => string | null;

/** Guessing is the slowest step, so the number of guesses for one keyword is limited. */
function guessing(knowledge: Knowledge, syllables: Syllables): Guess {
  let left = MOST_GUESSES;
  return (word) => (left-- > 0 ? nearest(knowledge, word, syllables(word)) : null);
}

interface ReadWord {
  clause: Clause | null;
  leftOut: readonly string[];
  /** The word, or what it was probably meant to be. */
  said: string;
}

function readWord(knowledge: Knowledge, word: string, guess: Guess): ReadWord {
  const term = termOf(knowledge, word);
  if (term.count > 0) return { clause: withPieces(knowledge, term), leftOut: [], said: word };
  const pieces = cutOf(knowledge, word);
  // A word of nothing but known pieces is no mistake.
  if (pieces.every(({ isKnown }) => isKnown) && pieces.length > 0)
    return { clause: clauseOf(knowledge, pieces), leftOut: [], said: word };
  const near = guess(word);
  if (near !== null) return { clause: clauseOf(knowledge, [known(near)]), leftOut: [], said: near };
  return readPieces(knowledge, word, pieces, guess);
}

const known = (text: string): Piece => ({ text, isKnown: true });

/** Guesses unknown pieces one by one, or together with a neighbour. */
function readPieces(
  knowledge: Knowledge,
  word: string,
  pieces: readonly Piece[],
  guess: Guess,
): ReadWord {
  const said: Piece[] = [];
  let meant = word;
  for (let at = 0; at < pieces.length; at++) {
    const here = pieces[at];
    const [before, after] = [said.at(-1), pieces[at + 1]];
    if (!here) continue;
    if (here.isKnown) {
      said.push(here);
      continue;
    }
    const alone = guess(here.text);
    const withNext = alone === null && after ? guess(here.text + after.text) : null;
    const withLast =
      alone === null && withNext === null && before ? guess(before.text + here.text) : null;
    if (withNext !== null) at++;
    if (withLast !== null) said.pop();
    const guessed = alone ?? withNext ?? withLast;
    said.push(guessed === null ? here : known(guessed));
    const typed = [withLast === null ? '' : before?.text, here.text, withNext && after?.text];
    if (guessed !== null) meant = meant.replace(typed.join(''), guessed);
  }
  const found = said.filter(({ isKnown }) => isKnown);
  if (meant === word && isLittle(found, word)) return { clause: null, leftOut: [word], said: word };
  return {
    clause: found.length > 0 ? clauseOf(knowledge, found) : null,
    leftOut: said.filter(({ isKnown }) => !isKnown).map(({ text }) => text),
    said: meant,
  };
}

/** A few known characters do not stand for a long word such as 抗生素. */
const isLittle = (pieces: readonly Piece[], word: string) =>
  pieces.reduce((sum, { text }) => sum + text.length, 0) * 2 < word.length;

const clauseOf = (knowledge: Knowledge, pieces: readonly Piece[]): Clause => ({
  whole: null,
  pieces: pieces.map(({ text }) => termOf(knowledge, text)),
});

/** If the whole word has few matches, items with its parts follow them. */
function withPieces(knowledge: Knowledge, whole: Term): Clause {
  const { word, count } = whole;
  const alone = { whole: null, pieces: [whole] };
  if (word.length < SHORTEST_TO_CUT || hasLettersOnly(word)) return alone;
  if (count >= FEW) return alone;
  const pieces = cutOf(knowledge, word, word);
  // A word that is there is not taken apart into single signs.
  if (pieces.some(({ text, isKnown }) => !isKnown || text.length < 2)) return alone;
  if (pieces.length < 2) return alone;
  return { whole, pieces: clauseOf(knowledge, pieces).pieces };
}

const hasLettersOnly = (word: string) => /^[a-z0-9]+$/.test(word);

/** `without`: the word itself, which is to be cut though it is known. */
function cutOf(knowledge: Knowledge, word: string, without?: string): Piece[] {
  // Splitting two characters would give two that match half of all items.
  if (word.length < SHORTEST_TO_CUT - 1) return [{ text: word, isKnown: false }];
  const asked = new Map<string, boolean>();
  const ask = (piece: string) => {
    // One sign alone is a word only where titles begin with it, such as 肝 and 脑.
    const moreThan = piece.length > 1 ? 0 : BEGINNING_SCORE - 1;
    const answer = asked.get(piece) ?? (piece !== without && isKnown(knowledge, piece, moreThan));
    asked.set(piece, answer);
    return answer;
  };
  const mayGoOn = (piece: string) => piece === without || knowledge.synonyms.isBeginning(piece);
  return cut(word, { isKnown: ask, mayGoOn });
}
