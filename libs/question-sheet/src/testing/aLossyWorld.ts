import type { Save, SaveOutcome, SentAnswer } from '../keeping/AnswerAutosave';
import type { AutosavePorts, StoredAnswer, TabMessage, UnsavedStore } from '../keeping/ports';
import type { PlacedAnswer } from '../Paper';

/** Lets everything happen that waits for nothing but its turn. */
async function turns() {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

function aClock() {
  let now = 1000;
  let timers: { at: number; act: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, act: () => void) {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
    async pass(ms: number) {
      const until = now + ms;
      await turns();
      for (;;) {
        const next = timers.toSorted((one, other) => one.at - other.at)[0];
        if (!next || next.at > until) break;
        timers = timers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.act();
        await turns();
      }
      now = until;
    },
  };
}

/** A disk that several tabs share, and that can be full. */
function aDisk() {
  const rows = new Map<number, StoredAnswer>();
  let isFull = false;
  const store: UnsavedStore = {
    read: async () => [...rows.values()],
    async put(_attempt, answer) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      if ((rows.get(answer.place)?.number ?? 0) < answer.number) rows.set(answer.place, answer);
    },
    async forget(_attempt, known) {
      for (const { place, number } of known) {
        if ((rows.get(place)?.number ?? Infinity) <= number) rows.delete(place);
      }
    },
    clear: async () => rows.clear(),
    sweep: async () => undefined,
  };
  return { store, fill: () => void (isFull = true) };
}

export type FakeBrowser = ReturnType<typeof aBrowser>;

/** A browser with tabs; another device has the same time and nothing else in common. */
export function aBrowser(beside?: { clock: ReturnType<typeof aClock> }) {
  const clock = beside?.clock ?? aClock();
  const disk = aDisk();
  const tabs = new Set<(message: TabMessage) => void>();
  const pages = new Set<{ wake: () => void; leave: () => void }>();
  const tabPorts = (): AutosavePorts => ({
    clock: { monotonic: clock.now, wall: () => clock.now() + 3_600_000, after: clock.after },
    store: disk.store,
    openChannel(_attempt, hear) {
      tabs.add(hear);
      return {
        tell: (message) => {
          for (const other of tabs) if (other !== hear) void clock.after(1, () => other(message));
        },
        close: () => void tabs.delete(hear),
      };
    },
    listenToPage(on) {
      pages.add(on);
      return () => void pages.delete(on);
    },
  });
  return {
    clock,
    tabPorts,
    now: clock.now,
    pass: clock.pass,
    store: disk.store,
    fillDisk: disk.fill,
    wake: () => pages.forEach(({ wake }) => wake()),
    leave: () => pages.forEach(({ leave }) => leave()),
  };
}

/** Fate of a call on the network: delivered, lost, or its answer lost, with a delay. */
export interface Fate {
  loses: 'nothing' | 'call' | 'answer';
  lateMs: number;
}

const well: Fate = { loses: 'nothing', lateMs: 10 };

/** A server that takes only what is newer, over a line that may lose anything. */
export function aServer({ clock }: { clock: ReturnType<typeof aClock> }) {
  const known = new Map<number, PlacedAnswer>();
  const calls: SentAnswer[][] = [];
  const commits: string[] = [];
  const closed = new Set<number>();
  const refused = new Set<string>();
  let fates: Fate[] = [];
  let [isPlugged, isEnded] = [true, false];

  function commit(answers: readonly SentAnswer[]): SaveOutcome {
    if (isEnded) return 'gone';
    if (answers.some(({ given }) => given.some((word) => refused.has(word)))) return 'refused';
    for (const { place, given, isFlagged, number } of answers) {
      if (closed.has(place) || number <= (known.get(place)?.number ?? 0)) continue;
      known.set(place, { place, given, isFlagged, number });
      commits.push(`${place}/${number}`);
    }
    const saved = answers.flatMap(({ place }) => known.get(place) ?? []);
    return { saved, endsAt: null, now: clock.now(), isOpen: true };
  }

  const save: Save = async (answers) => {
    calls.push(answers);
    const { loses, lateMs } = fates.shift() ?? well;
    const arrives = isPlugged && loses !== 'call';
    await new Promise<void>((arrive) => clock.after(lateMs, arrive));
    const outcome = arrives ? commit(answers) : 'lost';
    return loses === 'answer' ? 'lost' : outcome;
  };
  return {
    save,
    calls,
    commits,
    answers: (): PlacedAnswer[] =>
      [...known.values()].toSorted((one, other) => one.place - other.place),
    expect: (next: Fate) => void fates.push(next),
    heal: () => void (fates = []),
    unplug: () => void (isPlugged = false),
    plugIn: () => void (isPlugged = true),
    /** From now on the server refuses this place. */
    close: (place: number) => void closed.add(place),
    /** This word is no answer to anything: the call that brings it is refused. */
    refuse: (word: string) => void refused.add(word),
    end: () => void (isEnded = true),
  };
}
