import type { PatientMarkKey } from '@cheese/domain/codes/training/patient';
import { reasoned } from './reasoning';
import type { Prepared } from './prepare';
import type { Stay } from './stay';
import { texts } from './texts';

const { marks: says } = texts;

/** The points of each criterion: a hundred in total. */
export const most: Readonly<Record<PatientMarkKey, number>> = {
  history: 12,
  examination: 8,
  tests: 8,
  order: 12,
  treatment: 20,
  efficiency: 10,
  safety: 14,
  reasoning: 16,
};

export interface Judged {
  share: number;
  why: string;
}

/** The expert's time and costs. */
export type Expert = Pick<Stay, 'clock' | 'yuan' | 'bill'>;

const shareOf = (met: number, of: number) => (of === 0 ? 1 : met / of);
const count = <T>(of: readonly T[], holds: (one: T) => boolean) => of.filter(holds).length;

const keysOf = ({ of }: Prepared, kind: 'history' | 'examination' | 'tests') =>
  of.rubric.keys.filter((key) => key.of === kind);

/** The time at which a requirement was met by any of its alternatives. */
export const doneAt = ({ flags }: Stay, { flag, anyOf = [] }: { flag: string; anyOf?: string[] }) =>
  [flag, ...anyOf].flatMap((one) => flags.get(one) ?? []).sort((a, b) => a - b)[0] ?? null;

function windowsMet(stay: Stay) {
  const { windows, handOver } = stay.prepared.of.rubric;
  const shares = windows.map((window) => {
    const at = doneAt(stay, window);
    if (at === null) return 0;
    return at <= window.within * 60 ? 1 : 0.4;
  });
  const isHanded = handOver.some((to) => stay.flags.has(`handed:${to}`));
  const all = [...shares, isHanded ? 1 : 0];
  return {
    share: all.reduce((sum, one) => sum + one, 0) / all.length,
    inTime: count(all, (one) => one === 1),
    of: all.length,
    anyTime: shareOf(
      count(shares, (one) => one > 0),
      shares.length,
    ),
  };
}

function complete(stay: Stay, kind: 'history' | 'examination' | 'tests'): Judged {
  const keys = keysOf(stay.prepared, kind);
  const met = count(keys, ({ flag }) => stay.flags.has(flag));
  return { share: shareOf(met, keys.length), why: says[kind](met, keys.length) };
}

/** Actions that never happened are in no order: the first must have been done. */
export function isInOrder({ flags }: Stay, { first, then }: { first: string; then: string }) {
  const [at, later] = [flags.get(first), flags.get(then)];
  return at !== undefined && (later === undefined || at <= later);
}

function ordered(stay: Stay): Judged {
  const { order } = stay.prepared.of.rubric;
  const met = count(order, (one) => isInOrder(stay, one));
  return { share: shareOf(met, order.length), why: says.order(met, order.length) };
}

function treated(stay: Stay): Judged {
  const { share, inTime, of } = windowsMet(stay);
  return { share, why: says.treatment(inTime, of) };
}

/** Full points up to a fifth above a fair amount, none from two and a half times on. */
const thrift = (spent: number, fair: number) =>
  Math.min(1, Math.max(0, 1 - (spent / Math.max(1, fair) - 1.2) / 1.3));

/** The costs of items that the expert leaves out or needs only once. */
function wastedBy(stay: Stay, expert: Expert) {
  const left = new Map<string, number>();
  for (const { item } of expert.bill) left.set(item, (left.get(item) ?? 0) + 1);
  return stay.bill.reduce((sum, { item, yuan }) => {
    const times = left.get(item) ?? 0;
    left.set(item, times - 1);
    return times > 0 ? sum : sum + yuan;
  }, 0);
}

/** Doing little also costs little, which earns no points for efficiency. */
function efficient(stay: Stay, expert: Expert): Judged {
  const { keys } = stay.prepared.of.rubric;
  const work =
    (shareOf(
      count(keys, ({ flag }) => stay.flags.has(flag)),
      keys.length,
    ) +
      windowsMet(stay).anyTime) /
    2;
  if (work < 0.5 || stay.end === 'died') return { share: 0, why: says.idle };
  // The price of an operation would hide needless tests, so waste is compared with the costs of
  // tests.
  const wasted = wastedBy(stay, expert);
  const fair = expert.bill
    .filter(({ item }) => item.startsWith('test:'))
    .reduce((sum, { yuan }) => sum + yuan, 0);
  const share = (work * (thrift(stay.clock, expert.clock) + thrift(fair + wasted, fair))) / 2;
  const minutes = (of: number) => Math.round(of / 60);
  return {
    share,
    why: says.efficiency(minutes(stay.clock), minutes(expert.clock), stay.yuan, wasted),
  };
}

/** An untreated patient was not safe, however few mistakes were made. */
function safe(stay: Stay): Judged {
  if (stay.end === 'died') return { share: 0, why: says.died };
  const { anyTime } = windowsMet(stay);
  const lost = [...new Map(stay.errors.map((one) => [one.name, one.weight])).values()];
  const left = Math.max(0, 1 - lost.reduce((sum, one) => sum + one, 0));
  const { safeguards } = stay.prepared.of.rubric;
  const kept = shareOf(
    count(safeguards, ({ flag }) => stay.flags.has(flag)),
    safeguards.length,
  );
  const share = left * (0.5 + kept / 2) * anyTime;
  const names = [...new Set(stay.errors.map(({ name }) => name))];
  if (names.length > 0) return { share, why: says.unsafe(names) };
  if (anyTime < 1) return { share, why: says.untreated };
  return { share, why: kept < 1 ? says.guarded : says.safe };
}

/** The judge of each criterion. */
export const judges: Readonly<Record<PatientMarkKey, (stay: Stay, expert: Expert) => Judged>> = {
  history: (stay) => complete(stay, 'history'),
  examination: (stay) => complete(stay, 'examination'),
  tests: (stay) => complete(stay, 'tests'),
  order: ordered,
  treatment: treated,
  efficiency: efficient,
  safety: safe,
  reasoning: reasoned,
};
