import type {
  AnswerAutosave,
  AutosaveCalls,
  HeardTime,
  KeptAttempt,
  SaveOutcome,
} from './AnswerAutosave';
import type { Answer, PlacedAnswer } from '../Paper';
import {
  type AnswerBook,
  confirmed,
  isNewerThan,
  refusedOf,
  replaced,
  written,
} from './answerBook';
import { AnswerSending } from './answerSending';
import { KeptAnswers, noAnswer } from './keptAnswers';
import { numberOfAnswer, numberOfFlag } from './numbers';
import type { AutosavePorts, Numbered, StoredAnswer, TabChannel, TabMessage } from './ports';

/** So long another tab is given to send what it was answered in. */
const OTHERS_MS = 4000;

/** Kept answers of attempts that ended on another device are deleted after this time. */
const MOST_KEPT_MS = 90 * 86_400_000;

/** The answers of one attempt, in a machine that knows neither a page nor a call. */
export function makeAutosave(attempt: KeptAttempt, ports: AutosavePorts): AnswerAutosave {
  const autosave = new Autosave(attempt, ports);
  const { kept } = autosave;
  return {
    state: () => kept.state(),
    subscribe: (listen) => kept.subscribe(listen),
    give: (place, given) => autosave.give(place, given),
    flag: (place, isFlagged) =>
      autosave.write(place, { isFlagged }, numberOfFlag(kept.numberAt(place))),
    merge: (answers) => autosave.merge(answers),
    settle: () => autosave.settle(),
    finish: () => autosave.finish(),
    start: (calls) => autosave.start(calls),
  };
}

class Autosave {
  readonly kept: KeptAnswers;
  private readonly attempt: KeptAttempt;
  private readonly ports: AutosavePorts;
  private readonly begunAt: number;
  private readonly sending: AnswerSending;
  private channel: TabChannel | null = null;
  /** By place the number that the server did not take: what it has there is shown instead. */
  private readonly refused = new Map<number, number>();

  constructor(attempt: KeptAttempt, ports: AutosavePorts) {
    this.attempt = attempt;
    this.ports = ports;
    this.kept = new KeptAnswers(attempt.answers, ports.store ? 'there' : 'none');
    this.begunAt = ports.clock.monotonic();
    this.sending = new AnswerSending(this.kept, ports.clock, (...heard) => this.take(...heard));
  }

  give(place: number, given: Answer['given']) {
    const { now, startedAt } = this.attempt;
    const passed = now - startedAt + (this.ports.clock.monotonic() - this.begunAt);
    this.write(place, { given }, numberOfAnswer(this.kept.numberAt(place), passed));
  }

  write(place: number, said: Partial<Answer>, number: number) {
    const { kept } = this;
    if (kept.facts.isOver) return;
    const { clock } = this.ports;
    const now = clock.monotonic();
    const before = kept.book.answers[place] ?? noAnswer;
    const answer = { ...before, ...said, place, number };
    const stored = { ...answer, given: [...answer.given], givenAt: clock.wall() };
    kept.change({}, written(kept.book, answer, { givenAt: now, dueAt: now }));
    this.store(stored);
    this.channel?.tell({ kind: 'given', answer: stored });
    if (this.sending.calls) this.sending.sender.soon();
  }

  merge(answers: readonly PlacedAnswer[]) {
    const { kept, refused } = this;
    const isGivenUp = ({ place }: PlacedAnswer) => refused.get(place) === kept.numberAt(place);
    const take = (known: AnswerBook, answer: PlacedAnswer) =>
      isGivenUp(answer) ? replaced(known, answer) : written(known, answer);
    kept.change({}, answers.reduce(take, kept.book));
  }

  async settle() {
    const { kept } = this;
    const { sender } = this.sending;
    while (kept.waiting().length > 0 && !kept.facts.isOver) {
      if ((await sender.now({ isAll: true })) === 'lost') return 'lost';
    }
    return kept.facts.isOver ? 'gone' : 'saved';
  }

  finish() {
    this.channel?.tell({ kind: 'over' });
    this.end();
  }

  start(calls: AutosaveCalls) {
    const { attempt, ports, sending } = this;
    const { sender } = sending;
    sending.calls = calls;
    this.channel = ports.openChannel(attempt.key, (message) => this.hear(message));
    void this.restore();
    const unlisten = ports.listenToPage({
      wake: () => void sender.now({ isAll: true }),
      leave: () => void sender.now({ isLeaving: true }),
    });
    return () => {
      void sender.now({ isLeaving: true });
      sending.calls = null;
      sender.rest();
      unlisten();
      this.channel?.close();
      this.channel = null;
    };
  }

  private store(answer: StoredAnswer) {
    const { attempt, kept } = this;
    const { store } = this.ports;
    const { sender } = this.sending;
    if (!store) return sender.soon(0);
    store.put(attempt.key, answer).then(
      () => kept.facts.storage === 'lost' && kept.change({ storage: 'there' }),
      () => {
        kept.change({ storage: 'lost' });
        sender.soon(0);
      },
    );
    return undefined;
  }

  private adopt(answer: StoredAnswer, dueIn: number) {
    const { kept } = this;
    const { clock } = this.ports;
    const now = clock.monotonic();
    const givenAt = now - Math.max(0, clock.wall() - answer.givenAt);
    kept.change({}, written(kept.book, answer, { givenAt, dueAt: now + dueIn }));
    this.sending.sender.plan(dueIn);
  }

  private async restore() {
    const { attempt, kept } = this;
    const { store, clock } = this.ports;
    if (kept.facts.isRestored) return;
    try {
      const left = (await store?.read(attempt.key)) ?? [];
      const old = left.filter(({ place, number }) => number <= kept.numberAt(place));
      left.forEach((answer) => this.adopt(answer, 0));
      await store?.sweep(attempt.key, clock.wall() - MOST_KEPT_MS);
      await store?.forget(attempt.key, old);
      kept.change({ isRestored: true });
    } catch {
      kept.change({ isRestored: true, storage: 'lost' });
    }
  }

  private end() {
    const { attempt, kept, ports } = this;
    ports.store?.clear(attempt.key).catch(() => undefined);
    this.sending.sender.rest();
    kept.change({ isOver: true }, { ...kept.book, unsaved: new Map() });
  }

  private take(outcome: SaveOutcome, sent: readonly Numbered[]) {
    const { kept } = this;
    if (outcome === 'gone') return this.finish();
    if (outcome === 'lost') return kept.change({ isOffline: true });
    if (outcome === 'refused') {
      kept.aside.refuse(sent);
      return kept.change({ isOffline: false });
    }
    kept.aside.accept(sent);
    const { saved, ...heard } = outcome;
    this.hearSaved(saved, { isOffline: false, heard });
    this.channel?.tell({ kind: 'saved', saved });
    if (!heard.isOpen) return this.end();
    const isRefused = this.giveUp(refusedOf(sent, saved, kept.book));
    if (isRefused || isNewerThan(kept.book, saved)) this.sending.calls?.onNewer?.();
    return undefined;
  }

  /** The server keeps another answer at these places, such as where the key has been shown. */
  private giveUp(places: readonly Numbered[]) {
    if (places.length === 0) return false;
    places.forEach(({ place, number }) => this.refused.set(place, number));
    this.hearSaved(places, {});
    return true;
  }

  private hearSaved(saved: readonly Numbered[], next: { isOffline?: boolean; heard?: HeardTime }) {
    const { attempt, kept, ports } = this;
    kept.change(next, confirmed(kept.book, saved));
    ports.store?.forget(attempt.key, saved).catch(() => undefined);
  }

  private hear(message: TabMessage) {
    if (message.kind === 'given') this.adopt(message.answer, OTHERS_MS);
    else if (message.kind === 'saved') this.hearSaved(message.saved, {});
    else this.end();
  }
}
