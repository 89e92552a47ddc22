import { useEffect, useEffectEvent } from 'react';
import type { Session } from './session';

/**
 * Leads on who is in already, by an earlier visit or another tab, as soon as the server has said
 * who they are by now. A session that nobody can confirm just now is left alone.
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
