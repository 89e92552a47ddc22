import type {
  PatientFound,
  PatientHarm,
} from '@cheese/domain/contract/training/shapes/patientCase';
import type { PatientSuspicion } from '@cheese/domain/contract/training/shapes/patientDeed';
import type {
  PatientSaying,
  PatientSight,
} from '@cheese/domain/contract/training/shapes/patientSight';
import { ownOf } from './own';
import type { Prepared } from './prepare';
import { texts } from './texts';
import { filled } from './values';
import { holds } from './when';

/** The time step of the simulation. */
const TICK_S = 30;

type End = NonNullable<PatientSight['end']>;
type Words = readonly string[] | undefined;

interface Pending {
  test: string;
  name: string;
  readyAt: number;
  text: string;
  picture: string | null;
  reveals: readonly string[];
}

/** A start state chosen by an author: the events that have happened, and the time. */
export interface Beginning {
  minute: number;
  states: readonly string[];
}

export interface Conclusion {
  diagnosis: string;
  differentials: readonly string[];
  evidence: readonly string[];
  text: string;
}

/**
 * The state of a patient while actions are replayed. Created anew for each replay and never shared,
 * so it may be mutated.
 */
export class Stay {
  clock = 0;
  yuan = 0;
  /** The bill by item, `test:…` and `treat:…`. */
  readonly bill: { item: string; yuan: number }[] = [];
  end: End | null = null;
  readonly values: Map<string, number>;
  readonly flags = new Map<string, number>();
  readonly known = new Map<string, string>();
  readonly errors: { name: string; why: string; weight: number; clock: number }[] = [];
  pending: Pending[] = [];
  measuredAt: number | null = null;
  measured: ReadonlyMap<string, number> = new Map();
  differential: readonly PatientSuspicion[] = [];
  conclusion: Conclusion | null = null;
  says: PatientSaying[] = [];
  readonly #happened = new Set<string>();
  readonly prepared: Prepared;

  constructor(prepared: Prepared, beginning?: Beginning) {
    this.prepared = prepared;
    this.values = new Map(Object.entries(prepared.of.values));
    if (beginning) this.#stand(beginning);
  }

  /** Sets the states as if all of them had just happened at that minute. */
  #stand({ minute, states }: Beginning) {
    this.clock = minute * 60;
    const { events, treatments } = this.prepared.of;
    for (const state of states) {
      const [kind = '', id = ''] = state.split(':');
      const event = kind === 'event' ? events.find((one) => one.id === id) : undefined;
      if (event) this.#happened.add(id);
      const { change, sets = [] } =
        event ?? (kind === 'treated' ? (ownOf(treatments, id) ?? {}) : {});
      this.change(change);
      this.flag(state, ...sets);
      if (kind === 'treated') this.flag(`began:${id}`);
    }
  }

  say(by: PatientSaying['by'], text: string, picture: string | null = null) {
    this.says.push({ by, text, picture });
  }

  /** A hint that offers questions as buttons. */
  offer(text: string, offers: string[]) {
    this.says.push({ by: 'hint', text, picture: null, offers });
  }

  pay(item: string, yuan: number) {
    this.yuan += yuan;
    this.bill.push({ item, yuan });
  }

  /** Records the time of the first occurrence. */
  flag(...flags: string[]) {
    for (const flag of flags) if (!this.flags.has(flag)) this.flags.set(flag, this.clock);
  }

  learn(reveals: Words) {
    for (const id of reveals ?? []) {
      this.flag(`knows:${id}`);
      this.known.set(id, ownOf(this.prepared.of.evidence, id) ?? id);
    }
  }

  /** The finding at the current moment. */
  find({ text, reveals, picture = undefined, variants = [] }: PatientFound) {
    const found = variants.find(({ when }) => holds(when, this)) ?? { text, reveals };
    return {
      text: filled(found.text, this.values),
      reveals: found.reveals ?? [],
      picture: picture ?? null,
    };
  }

  change(by: Readonly<Record<string, number>> | undefined) {
    for (const [id, much] of Object.entries(by ?? {})) {
      this.values.set(id, this.#within(id, (this.values.get(id) ?? 0) + much));
    }
  }

  /** Applies the consequences of contraindicated actions. */
  harm(harms: readonly PatientHarm[] | undefined) {
    for (const { when = {}, name, why, weight, says, change, sets } of harms ?? []) {
      if (!holds(when, this)) continue;
      this.errors.push({ name, why, weight, clock: this.clock });
      if (says !== undefined) this.say('event', filled(says, this.values));
      this.change(change);
      this.flag(...(sets ?? []));
    }
  }

  /** Advances the time until it has passed or the case ends. */
  pass(seconds: number) {
    const until = this.clock + seconds;
    while (this.end === null && this.clock < until) {
      this.clock += TICK_S;
      this.#drift();
      this.#happen();
      this.#arrive();
      if (this.end === null && this.clock >= this.prepared.of.minutes * 60) {
        this.end = 'timeOver';
        this.say('hint', texts.timeOver);
      }
    }
  }

  #drift() {
    for (const { when, value, perMinute, to } of this.prepared.of.drifts) {
      if (!holds(when, this)) continue;
      const now = this.values.get(value) ?? to;
      const step = (perMinute * TICK_S) / 60;
      const next = now < to ? Math.min(to, now + step) : Math.max(to, now - step);
      this.values.set(value, this.#within(value, next));
    }
  }

  #happen() {
    for (const { id, when, says, change, sets, isDeath } of this.prepared.of.events) {
      if (this.#happened.has(id) || this.end !== null || !holds(when, this)) continue;
      this.#happened.add(id);
      this.change(change);
      this.flag(`event:${id}`, ...(sets ?? []));
      this.say('event', filled(says, this.values));
      if (isDeath === true) this.end = 'died';
    }
  }

  #arrive() {
    const ready = this.pending.filter(({ readyAt }) => readyAt <= this.clock);
    if (ready.length === 0) return;
    this.pending = this.pending.filter(({ readyAt }) => readyAt > this.clock);
    for (const { test, name, text, picture, reveals } of ready) {
      this.flag(`done:${test}`);
      this.say('result', texts.result(name, text), picture);
      this.learn(reveals);
    }
  }

  /** Limits a value to what is physically possible. */
  #within(id: string, value: number) {
    const [least, most] = boundsOf(id);
    return Math.min(most, Math.max(least, value));
  }
}

export const boundsOf = (id: string): readonly [number, number] => ownOf(bounds, id) ?? [0, 10_000];

const bounds: Readonly<Record<string, readonly [number, number]>> = {
  hr: [0, 220],
  sbp: [0, 260],
  dbp: [0, 160],
  rr: [0, 60],
  spo2: [0, 100],
  temp: [33, 42],
  gcs: [3, 15],
  pain: [0, 10],
  ph: [6.7, 7.8],
};
