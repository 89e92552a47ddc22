import { useSlot } from '@cheese/ui/unsaved/useSlot';
import { useSessionState } from '../../../../session/session';
import { draftShelf } from './draftShelf';

/** Storage key of this tab's draft; null until the lock for it is held. */
export function useDraftSlot(name: string): string | null {
  const personId = useSessionState().person?.all.user.id ?? 0;
  return useSlot(String(personId), name, (slot) => draftShelf(personId).find(slot) !== null);
}
