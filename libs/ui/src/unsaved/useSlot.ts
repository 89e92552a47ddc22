import { useEffect, useEffectEvent, useState } from 'react';
import { holdOne, slotAtOnce, slotsOf } from './draftSlot';

/**
 * Under which name this tab keeps its draft; null until it is known. Another tab that writes the
 * same has one of its own, so that neither saves over the other.
 * @param owner whose drafts these are
 * @param isFull whether something lies under a name: what was left behind is taken up first
 */
export function useSlot(owner: string, name: string, isFull: (slot: string) => boolean) {
  const [held, take] = useState<string | null>(null);
  const slots = useEffectEvent(() => slotsOf(name, isFull));
  useEffect(() => {
    if (slotAtOnce(name) !== null) return undefined;
    const all = slots();
    const lockOf = (slot: string) => `${owner}:${slot}`;
    return holdOne(all.map(lockOf), (lock) =>
      take(all.find((slot) => lockOf(slot) === lock) ?? name),
    );
  }, [name, owner]);
  return slotAtOnce(name) ?? held;
}
