import type {
  AnswerAutosave,
  HeardTime,
  AutosaveCalls,
  AutosaveState,
  KeepingState,
  KeptAttempt,
  SaveOutcome,
  SentAnswer,
} from './AnswerAutosave';
import type { Answer, PlacedAnswer } from '../Paper';
import {
  type AnswerBook,
  bookOf,
  confirmed,
  isNewerThan,
  numberAt,
  refusedOf,
  replaced,
  written,
} from './answerBook';
import { numberOfAnswer, numberOfFlag } from './numbers';
import { makeSender, type SendWay } from './makeSender';
import { makeSetAside } from './setAside';
import type { AutosavePorts, Numbered, StoredAnswer, TabChannel, TabMessage } from './ports';

/** So long another tab is given to send what it was answered in. */
const OTHERS_MS = 4000;
/** Largest number of answers in one call. */
const MOST_ANSWERS = 100;
/** A clock that was set may say any time: longer than a year is a year. */
const MOST_AGO_MS = 31_536_000_000;

/** Kept answers of attempts that ended on another device are deleted after this time. */
const MOST_KEPT_MS = 90 * 86_400_000;

interface Facts {
  isRestored: boolean;
  isOffline: boolean;
  /** `lost`: the browser refused to write, for example because its storage is full. */
  storage: 'there' | 'none' | 'lost';
  heard: HeardTime | null;
  isOver: boolean;
}

const noAnswer: Answer = { given: [], isFlagged: false, number: 0 };

/** The answers of one attempt, in a machine that knows neither a page nor a call. */
export function makeAutosave(
  attempt: KeptAttempt,
  { clock, store, openChannel, listenToPage }: AutosavePorts,
): AnswerAutosave {
  const begunAt = clock.monotonic();
  let book = bookOf(attempt.answers);
  let facts: Facts = {
    isRestored: false,
    isOffline: false,
    storage: store ? 'there' : 'none',
    heard: null,
    isOver: false,
  };
  let state: AutosaveState | null = null;
  let channel: TabChannel | null = null;
  /** Only while the page shows the attempt. */
  let calls: AutosaveCalls | null = null;
  let underWay: readonly Numbered[] = [];
  /** By place the number that goes along in a call which outlives the page. */
  const outliving = new Map<number, number>();
  /** By place the number that the server did not take: what it has there is shown instead. */
  const refused = new Map<number, number>();
  const kept = makeSetAside();
  const listeners = new Set<() => void>();

  function change(next: Partial<Facts>, nextBook = book) {
    book = nextBook;
    facts = { ...facts, ...next };
    state = null;
    listeners.forEach((listen) => listen());
  }

  const wallAt = (monotonic: number) => clock.wall() - (clock.monotonic() - monotonic);

  function keepHere(answer: StoredAnswer) {
    if (!store) return sender.soon(0);
    store.put(attempt.key, answer).then(
      () => facts.storage === 'lost' && change({ storage: 'there' }),
      () => {
        change({ storage: 'lost' });
        sender.soon(0);
      },
    );
    return undefined;
  }

  function answerWith(place: number, said: Partial<Answer>, number: number) {
    if (facts.isOver) return;
    const now = clock.monotonic();
    const before = book.answers[place] ?? noAnswer;
    const answer = { ...before, ...said, place, number };
    const stored = { ...answer, given: [...answer.given], givenAt: wallAt(now) };
    change({}, written(book, answer, { givenAt: now, dueAt: now }));
    keepHere(stored);
    channel?.tell({ kind: 'given', answer: stored });
    if (calls) sender.soon();
  }

  function adopt(answer: StoredAnswer, dueIn: number) {
    const now = clock.monotonic();
    const givenAt = now - Math.max(0, clock.wall() - answer.givenAt);
    change({}, written(book, answer, { givenAt, dueAt: now + dueIn }));
    sender.plan(dueIn);
  }

  const isAside = (place: number) => kept.isAside({ place, number: numberAt(book, place) });
  const waiting = () => [...book.unsaved].filter(([place]) => !isAside(place));

  function sendable({ isAll, isLeaving }: SendWay): SentAnswer[] {
    const now = clock.monotonic();
    const due = waiting().filter(([, { dueAt }]) => isAll || isLeaving || dueAt <= now);
    const sent = kept.next(due.map(([place]) => ({ place, number: numberAt(book, place) })));
    const places = new Set(sent.slice(0, MOST_ANSWERS).map(({ place }) => place));
    return due
      .filter(([place]) => places.has(place))
      .map(([place, { givenAt }]) => {
        const { given, isFlagged, number } = book.answers[place] ?? noAnswer;
        const agoMs = Math.min(MOST_AGO_MS, Math.max(0, Math.round(now - givenAt)));
        return { place, given: [...given], isFlagged, number, agoMs };
      });
  }

  function end() {
    store?.clear(attempt.key).catch(() => undefined);
    sender.rest();
    change({ isOver: true }, { ...book, unsaved: new Map() });
  }

  function take(outcome: SaveOutcome) {
    if (outcome === 'gone') {
      channel?.tell({ kind: 'over' });
      return end();
    }
    if (outcome === 'lost') return change({ isOffline: true });
    if (outcome === 'refused') {
      kept.refuse(underWay);
      return change({ isOffline: false });
    }
    kept.accept(underWay);
    const { saved, ...heard } = outcome;
    hearSaved(saved, { isOffline: false, heard });
    channel?.tell({ kind: 'saved', saved });
    if (!heard.isOpen) return end();
    const isRefused = giveUp(refusedOf(underWay, saved, book));
    if (isRefused || isNewerThan(book, saved)) calls?.onNewer?.();
    return undefined;
  }

  /** The server keeps another answer at these places, such as where the key has been shown. */
  function giveUp(places: readonly Numbered[]) {
    if (places.length === 0) return false;
    places.forEach(({ place, number }) => refused.set(place, number));
    hearSaved(places, {});
    return true;
  }

  function hearSaved(saved: readonly Numbered[], next: Partial<Facts>) {
    change(next, confirmed(book, saved));
    store?.forget(attempt.key, saved).catch(() => undefined);
  }

  function nextDue() {
    if (!calls || facts.isOver) return null;
    const due = waiting().map(([, { dueAt }]) => dueAt);
    return due.length > 0 ? Math.max(0, Math.min(...due) - clock.monotonic()) : null;
  }

  function noted(answers: SentAnswer[]) {
    answers.forEach(({ place, number }) => outliving.set(place, number));
    return answers;
  }

  const sender = makeSender(clock, {
    send(way) {
      const answers = facts.isOver ? [] : sendable(way);
      if (answers.length === 0 || !calls) return null;
      underWay = answers;
      return calls.save(way.isLeaving ? noted(answers) : answers, way).catch(() => 'lost' as const);
    },
    sendBeside() {
      const way = { isLeaving: true, isAll: true };
      const left = sendable(way).filter(({ place, number }) => outliving.get(place) !== number);
      if (left.length > 0) calls?.save(noted(left), way).catch(() => undefined);
    },
    take,
    nextDue,
  });

  function hear(message: TabMessage) {
    if (message.kind === 'given') adopt(message.answer, OTHERS_MS);
    else if (message.kind === 'saved') hearSaved(message.saved, {});
    else end();
  }

  async function restore() {
    if (facts.isRestored) return;
    try {
      const left = (await store?.read(attempt.key)) ?? [];
      const old = left.filter(({ place, number }) => number <= numberAt(book, place));
      left.forEach((answer) => adopt(answer, 0));
      await store?.sweep(attempt.key, clock.wall() - MOST_KEPT_MS);
      await store?.forget(attempt.key, old);
      change({ isRestored: true });
    } catch {
      change({ isRestored: true, storage: 'lost' });
    }
  }

  return {
    state: () => (state ??= stateOf(book, facts, [...book.unsaved.keys()].filter(isAside))),
    subscribe(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    give(place, given) {
      const passed = attempt.now - attempt.startedAt + (clock.monotonic() - begunAt);
      answerWith(place, { given }, numberOfAnswer(numberAt(book, place), passed));
    },
    flag: (place, isFlagged) =>
      answerWith(place, { isFlagged }, numberOfFlag(numberAt(book, place))),
    merge(answers: readonly PlacedAnswer[]) {
      const isGivenUp = ({ place }: PlacedAnswer) => refused.get(place) === numberAt(book, place);
      const take = (known: AnswerBook, answer: PlacedAnswer) =>
        isGivenUp(answer) ? replaced(known, answer) : written(known, answer);
      change({}, answers.reduce(take, book));
    },
    async settle() {
      while (waiting().length > 0 && !facts.isOver) {
        if ((await sender.now({ isAll: true })) === 'lost') return 'lost';
      }
      return facts.isOver ? 'gone' : 'saved';
    },
    finish() {
      channel?.tell({ kind: 'over' });
      end();
    },
    start(handedIn) {
      calls = handedIn;
      channel = openChannel(attempt.key, hear);
      void restore();
      const unlisten = listenToPage({
        wake: () => void sender.now({ isAll: true }),
        leave: () => void sender.now({ isLeaving: true }),
      });
      return () => {
        void sender.now({ isLeaving: true });
        calls = null;
        sender.rest();
        unlisten();
        channel?.close();
        channel = null;
      };
    },
  };
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
