import { useSyncExternalStore } from 'react';
import { useSessionState } from '../../session/session';
import { lastChosen, onChosen } from './chosenTag';

const none = () => undefined;

/** The id of the chosen major; undefined where none is. Lists ask with it, so that they follow. */
export function useChosenTag(): number | undefined {
  // Subscribes to the session as well, because a sign-out clears the choice.
  useSessionState();
  return useSyncExternalStore(onChosen, lastChosen, none);
}
