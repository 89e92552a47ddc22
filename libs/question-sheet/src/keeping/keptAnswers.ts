import type { Answer } from '../Paper';
import type {
  AutosaveState,
  HeardTime,
  KeepingState,
  KeptAttempt,
  SentAnswer,
} from './AnswerAutosave';
import { type AnswerBook, bookOf, numberAt } from './answerBook';
import type { SendWay } from './makeSender';
import { makeSetAside } from './setAside';

/** Largest number of answers in one call. */
const MOST_ANSWERS = 100;
/** A clock that was set may say any time: longer than a year is a year. */
const MOST_AGO_MS = 31_536_000_000;

export const noAnswer: Answer = { given: [], isFlagged: false, number: 0 };

interface Facts {
  isRestored: boolean;
  isOffline: boolean;
  /** `lost`: the browser refused to write, for example because its storage is full. */
  storage: 'there' | 'none' | 'lost';
  heard: HeardTime | null;
  isOver: boolean;
}

/** The answers of one attempt, what is known of their keeping, and who listens to both. */
export class KeptAnswers {
  book: AnswerBook;
  facts: Facts;
  readonly aside = makeSetAside();
  private shown: AutosaveState | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(answers: KeptAttempt['answers'], storage: Facts['storage']) {
    this.book = bookOf(answers);
    this.facts = { isRestored: false, isOffline: false, storage, heard: null, isOver: false };
  }

  change(next: Partial<Facts>, book = this.book) {
    this.book = book;
    this.facts = { ...this.facts, ...next };
    this.shown = null;
    this.listeners.forEach((listen) => listen());
  }

  subscribe(listen: () => void) {
    this.listeners.add(listen);
    return () => void this.listeners.delete(listen);
  }

  /** The same object until something changes. */
  state(): AutosaveState {
    return (this.shown ??= stateOf(
      this.book,
      this.facts,
      [...this.book.unsaved.keys()].filter((place) => this.isAside(place)),
    ));
  }

  numberAt(place: number) {
    return numberAt(this.book, place);
  }

  /** Unsaved answers that a call may bring to the server. */
  waiting() {
    return [...this.book.unsaved].filter(([place]) => !this.isAside(place));
  }

  sendable(now: number, { isAll, isLeaving }: SendWay): SentAnswer[] {
    const due = this.waiting().filter(([, { dueAt }]) => isAll || isLeaving || dueAt <= now);
    const sent = this.aside.next(due.map(([place]) => ({ place, number: this.numberAt(place) })));
    const places = new Set(sent.slice(0, MOST_ANSWERS).map(({ place }) => place));
    return due
      .filter(([place]) => places.has(place))
      .map(([place, { givenAt }]) => {
        const { given, isFlagged, number } = this.book.answers[place] ?? noAnswer;
        const agoMs = Math.min(MOST_AGO_MS, Math.max(0, Math.round(now - givenAt)));
        return { place, given: [...given], isFlagged, number, agoMs };
      });
  }

  private isAside(place: number) {
    return this.aside.isAside({ place, number: this.numberAt(place) });
  }
}

const stateOf = (
  { answers, unsaved }: AnswerBook,
  { isRestored, heard, isOver, ...facts }: Facts,
  setAside: readonly number[],
): AutosaveState => ({
  answers,
  isRestored,
  heard,
  isOver,
  setAside,
  unsaved: new Set(unsaved.keys()),
  keeping: keepingOf(unsaved.size - setAside.length, facts),
});

function keepingOf(
  waiting: number,
  { isOffline, storage }: Pick<Facts, 'isOffline' | 'storage'>,
): KeepingState {
  if (isOffline && waiting > 0) return storage === 'there' ? 'offline' : 'directOffline';
  if (storage === 'lost') return 'direct';
  return waiting > 0 ? 'saving' : 'saved';
}
