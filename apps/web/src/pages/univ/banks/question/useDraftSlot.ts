import { useSlot } from '@cheese/ui/unsaved/useSlot';
import { useSessionState } from '../../../../session/session';
import { draftShelf } from './draftShelf';

/** Under which name this tab keeps its draft; null until it is known. */
export function useDraftSlot(name: string): string | null {
  const personId = useSessionState().person?.all.user.id ?? 0;
  return useSlot(String(personId), name, (slot) => draftShelf(personId).find(slot) !== null);
}
