import type { SaveOutcome } from './AnswerAutosave';
import type { AutosavePorts } from './ports';

/** Several changes travel together, and none waits for longer than this. */
const GATHER_MS = 700;
/** Timeout of a call. */
const PATIENCE_MS = 8000;
/** Delays after the first, second, … failed call; the last one repeats. */
const RETRY_MS = [1000, 2000, 4000];

export interface SendWay {
  isLeaving: boolean;
  /** Also what another tab was to send. */
  isAll: boolean;
}

interface SenderCalls {
  /** Null where there is nothing to send. It does not reject. */
  send(way: SendWay): Promise<SaveOutcome> | null;
  /** Sends what is left from a page on its way out, and waits for nothing. */
  sendBeside(): void;
  take(outcome: SaveOutcome): void;
  /** After which time there is more to send; null where there is none. */
  nextDue(): number | null;
}

/** When something is sent: never two calls at a time but at the end, and again until it got through. */
export function makeSender(
  clock: AutosavePorts['clock'],
  { send, sendBeside, take, nextDue }: SenderCalls,
) {
  let underWay: Promise<SaveOutcome> | null = null;
  let failures = 0;
  let dueAt = Infinity;
  let callOff = () => undefined as void;

  const plan = (ms: number) => {
    const at = clock.monotonic() + ms;
    if (underWay || at >= dueAt) return;
    callOff();
    dueAt = at;
    callOff = clock.after(ms, () => void now());
  };

  /**
   * A connection may swallow a call without an error, so time out; a repeated save is idempotent.
   */
  const unheard = () =>
    new Promise<SaveOutcome>((resolve) => {
      clock.after(PATIENCE_MS, () => resolve('lost'));
    });

  /** The outcome of this call, or of the one that is under way; null where nothing is left. */
  async function now(way: Partial<SendWay> = {}): Promise<SaveOutcome | null> {
    if (underWay) {
      // It may end with the page: what it has goes along once more.
      if (way.isLeaving) sendBeside();
      return underWay;
    }
    rest();
    const sent = send({ isLeaving: false, isAll: false, ...way });
    underWay = sent && Promise.race([sent, unheard()]);
    const outcome = await underWay;
    underWay = null;
    if (outcome !== null) {
      failures = outcome === 'lost' ? failures + 1 : 0;
      take(outcome);
    }
    const more = nextDue();
    if (more !== null) plan(outcome === 'lost' ? waitAfter(failures) : more);
    return outcome;
  }

  /** Waits briefly to batch answers, and longer after failures. */
  const soon = (ms = GATHER_MS) => plan(failures > 0 ? waitAfter(failures) : ms);

  function rest() {
    callOff();
    dueAt = Infinity;
  }
  return { plan, now, rest, soon };
}

const waitAfter = (failures: number) => RETRY_MS[failures - 1] ?? RETRY_MS.at(-1) ?? 0;
