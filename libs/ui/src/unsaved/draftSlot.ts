/** Number of tabs that can edit the same thing at once, each with its own draft. */
const MOST = 8;

/** Locks that this tab has released but the browser may still hold. */
let released: Promise<unknown> = Promise.resolve();

/** Locks the first of these names that no other tab has locked. */
export function holdOne(names: readonly string[], onHeld: (name: string) => void) {
  let letGo = () => {};
  let isOver = false;
  let held: Promise<unknown> = Promise.resolve();
  const end = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hold = (name: string) =>
    new Promise<boolean>((answer, fail) => {
      const work = (lock: Lock | null) => {
        answer(lock !== null);
        return lock ? end : undefined;
      };
      held = navigator.locks.request(`draft ${name}`, { ifAvailable: true }, work).catch(fail);
    });
  const tell = (name: string) => {
    if (!isOver) onHeld(name);
  };
  const begin = async () => {
    await released;
    for (const name of names) {
      if (isOver) return;
      if (await hold(name)) return tell(name);
    }
    tell(names.at(-1) ?? '');
  };
  // Without access to locks, all tabs share one draft.
  begin().catch(() => tell(names[0] ?? ''));
  return () => {
    isOver = true;
    letGo();
    released = Promise.all([released, held]);
  };
}

/** Possible names of the draft, with the non-empty ones first. */
export function slotsOf(name: string, isFull: (slot: string) => boolean): string[] {
  const all = Array.from({ length: MOST }, (_, at) => (at === 0 ? name : `${name}#${at + 1}`));
  return [...all.filter(isFull), ...all.filter((slot) => !isFull(slot))];
}

/** Without the locks API the slot is known at once. */
export const slotAtOnce = (name: string) => ('locks' in navigator ? null : name);
