import type { AutosaveCalls, SaveOutcome, SentAnswer } from './AnswerAutosave';
import type { KeptAnswers } from './keptAnswers';
import { makeSender, type SendWay } from './makeSender';
import type { AutosavePorts, Numbered } from './ports';

/** Sends the answers that wait, as long as the page shows the attempt. */
export class AnswerSending {
  /** Null while the page does not show the attempt. */
  calls: AutosaveCalls | null = null;
  readonly sender: ReturnType<typeof makeSender>;
  private readonly kept: KeptAnswers;
  private readonly clock: AutosavePorts['clock'];
  private underWay: readonly Numbered[] = [];
  /** By place the number that goes along in a call which outlives the page. */
  private readonly outliving = new Map<number, number>();

  constructor(
    kept: KeptAnswers,
    clock: AutosavePorts['clock'],
    onOutcome: (outcome: SaveOutcome, sent: readonly Numbered[]) => void,
  ) {
    this.kept = kept;
    this.clock = clock;
    this.sender = makeSender(clock, {
      send: (way) => this.send(way),
      sendBeside: () => this.sendBeside(),
      take: (outcome) => onOutcome(outcome, this.underWay),
      nextDue: () => this.nextDue(),
    });
  }

  private send(way: SendWay) {
    const answers = this.kept.facts.isOver ? [] : this.sendable(way);
    if (answers.length === 0 || !this.calls) return null;
    this.underWay = answers;
    const sent = way.isLeaving ? this.noted(answers) : answers;
    return this.calls.save(sent, way).catch(() => 'lost' as const);
  }

  private sendBeside() {
    const way = { isLeaving: true, isAll: true };
    const left = this.sendable(way).filter(
      ({ place, number }) => this.outliving.get(place) !== number,
    );
    if (left.length > 0) this.calls?.save(this.noted(left), way).catch(() => undefined);
  }

  private sendable(way: SendWay) {
    return this.kept.sendable(this.clock.monotonic(), way);
  }

  private noted(answers: SentAnswer[]) {
    answers.forEach(({ place, number }) => this.outliving.set(place, number));
    return answers;
  }

  private nextDue() {
    if (!this.calls || this.kept.facts.isOver) return null;
    const due = this.kept.waiting().map(([, { dueAt }]) => dueAt);
    return due.length > 0 ? Math.max(0, Math.min(...due) - this.clock.monotonic()) : null;
  }
}
