import { useEffect, useEffectEvent } from 'react';
import type { Session } from './session';

/**
 * Redirects a user who is already signed in, once the server confirms who they are. If it cannot
 * confirm, nothing happens.
 */
export function useConfirmed<Person>(
  isIn: boolean,
  session: Session<Person>,
  lead: (person: Person) => void,
) {
  const onConfirmed = useEffectEvent(lead);

  useEffect(() => {
    if (!isIn) return undefined;
    let isHere = true;
    const confirmed = (person: Person) => {
      if (isHere) onConfirmed(person);
    };
    session.refresh().then(confirmed, () => undefined);
    return () => {
      isHere = false;
    };
  }, [isIn, session]);
}
