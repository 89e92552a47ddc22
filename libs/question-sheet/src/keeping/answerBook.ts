import type { Answer, PlacedAnswer } from '../Paper';
import type { Numbered } from './ports';

/** The newest answer of a place, which the server has not confirmed. */
export interface Unsaved {
  /** By the monotonic clock; before it began to run for what an earlier visit left. */
  givenAt: number;
  /** From when on it is sent: what another tab gave is that tab's to send first. */
  dueAt: number;
}

export interface AnswerBook {
  answers: Readonly<Record<number, Answer>>;
  unsaved: ReadonlyMap<number, Unsaved>;
}

const answerOf = ({ given, isFlagged, number }: PlacedAnswer): Answer => ({
  given,
  isFlagged,
  number,
});

export const bookOf = (answers: readonly PlacedAnswer[]): AnswerBook => ({
  answers: Object.fromEntries(answers.map((answer) => [answer.place, answerOf(answer)])),
  unsaved: new Map(),
});

export const numberAt = ({ answers }: AnswerBook, place: number) => answers[place]?.number ?? 0;

/** Writes down an answer that is newer than what stands there; an older one changes nothing. */
export function written(book: AnswerBook, answer: PlacedAnswer, unsaved?: Unsaved): AnswerBook {
  const { place, number } = answer;
  if (number <= numberAt(book, place)) return book;
  const waiting = new Map(book.unsaved);
  if (unsaved) waiting.set(place, unsaved);
  else waiting.delete(place);
  return { answers: { ...book.answers, [place]: answerOf(answer) }, unsaved: waiting };
}

/** The server knows these numbers: what is not newer needs no more sending. */
export function confirmed(book: AnswerBook, saved: readonly Numbered[]): AnswerBook {
  const known = saved.filter(
    ({ place, number }) => book.unsaved.has(place) && number >= numberAt(book, place),
  );
  if (known.length === 0) return book;
  const waiting = new Map(book.unsaved);
  known.forEach(({ place }) => waiting.delete(place));
  return { ...book, unsaved: waiting };
}

/** Takes over what the server has where it did not take what this browser sent. */
export const replaced = (book: AnswerBook, answer: PlacedAnswer): AnswerBook => ({
  ...book,
  answers: { ...book.answers, [answer.place]: answerOf(answer) },
});

/**
 * Sent answers that the server heard but did not accept, because it keeps another one there. Places
 * changed since the send are left out; they are sent again first.
 */
export const refusedOf = (
  sent: readonly Numbered[],
  saved: readonly Numbered[],
  book: AnswerBook,
): Numbered[] =>
  sent
    .map(({ place, number }) => ({ place, number }))
    .filter(({ place, number }) => {
      const known = saved.find((one) => one.place === place)?.number ?? 0;
      return known < number && numberAt(book, place) === number;
    });

export const isNewerThan = (book: AnswerBook, saved: readonly Numbered[]) =>
  saved.some(({ place, number }) => number > numberAt(book, place));
