import { agreementFault } from '@cheese/domain/rules/people/signInFaults';
import { useState } from 'react';
import { focusOn } from '../form/useFields';

/** The agreement checkbox of a form and its error. */
export interface Agreement {
  isTicked: boolean;
  fault: string | null;
  tick(isTicked: boolean): void;
}

export function useAgreement() {
  const [isTicked, setTicked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const tick = (ticked: boolean) => {
    setTicked(ticked);
    setFault(null);
  };
  /** Returns true if the sign-in may go on; otherwise shows what is missing. */
  const demand = (form: HTMLFormElement) => {
    const found = agreementFault(isTicked);
    setFault(found);
    if (found) focusOn(form, 'agreement');
    return found === null;
  };
  return { isTicked, fault, tick, demand };
}
