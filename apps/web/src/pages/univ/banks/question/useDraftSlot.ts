import { useEffect, useState } from 'react';
import { useSessionState } from '../../../../session/session';
import { draftShelf } from './draftShelf';
import { holdOne, slotAtOnce, slotsOf } from './draftSlot';

/**
 * Under which name this tab keeps its draft; null until it is known. Another tab that writes the
 * same has one of its own, so that neither saves over the other.
 */
export function useDraftSlot(name: string): string | null {
  const personId = useSessionState().person?.all.user.id ?? 0;
  const [held, take] = useState<string | null>(null);
  useEffect(() => {
    if (slotAtOnce(name) !== null) return undefined;
    const shelf = draftShelf(personId);
    const slots = slotsOf(name, (slot) => shelf.find(slot) !== null);
    const lockOf = (slot: string) => `${personId}:${slot}`;
    return holdOne(slots.map(lockOf), (lock) =>
      take(slots.find((slot) => lockOf(slot) === lock) ?? name),
    );
  }, [name, personId]);
  return slotAtOnce(name) ?? held;
}
