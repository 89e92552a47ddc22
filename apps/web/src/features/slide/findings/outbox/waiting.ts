import type { Asks } from '@cheese/domain/contract/call';
import type {
  FindingForm,
  SlideFindingContract as C,
} from '@cheese/domain/contract/slides/slideFinding';
import { useSyncExternalStore } from 'react';
import { keptNames, localDraft } from '../../localDraft';

/** A submission that failed without a network, with the form's title for the toast. */
export interface WaitingFinding {
  title: string;
  handed: Asks<C['handIn']>;
}

const BEGINNING = 'finding-sending:';
const CHANGED = 'findings-waiting';

type Form = Pick<FindingForm, 'id' | 'edition'>;

export const waitingName = ({ id, edition }: Form) => `${BEGINNING}${id}:${edition}`;

export const readWaiting = (name: string): WaitingFinding | null =>
  localDraft<WaitingFinding>(name).get();

export function keepWaiting(name: string, waiting: WaitingFinding | null) {
  const kept = localDraft<WaitingFinding>(name);
  if (waiting) kept.set(waiting);
  else kept.clear();
  window.dispatchEvent(new Event(CHANGED));
}

/** Notices changes in this tab and in others. */
function subscribe(hear: () => void) {
  window.addEventListener(CHANGED, hear);
  window.addEventListener('storage', hear);
  return () => {
    window.removeEventListener(CHANGED, hear);
    window.removeEventListener('storage', hear);
  };
}

const read = () => keptNames(BEGINNING).join(' ');

/** Names of the reports waiting to be sent. */
export function useWaitingFindings(): readonly string[] {
  const names = useSyncExternalStore(subscribe, read, () => '');
  return names === '' ? [] : names.split(' ');
}
