import { useSyncExternalStore } from 'react';
import { useSessionState } from '../../session/session';
import { lastChosen, onChosen } from './chosenTag';

const none = () => undefined;

/** Id of the chosen major; undefined if none. Lists pass it to their calls and so refetch. */
export function useChosenTag(): number | undefined {
  // Subscribes to the session as well, because a sign-out clears the choice.
  useSessionState();
  return useSyncExternalStore(onChosen, lastChosen, none);
}
