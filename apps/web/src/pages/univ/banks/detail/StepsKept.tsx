import { type ReactNode, useState } from 'react';
import { type Step, StepsContext } from './StepsContext';

const MOST = 20;

/** Keeps the latest batch actions, because the toast with the undo button soon disappears. */
export function StepsKept({ children }: { children: ReactNode }) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const remember = (step: Step) => setSteps((before) => [step, ...before].slice(0, MOST));
  const forget = (changeId: number) =>
    setSteps((before) => before.filter((one) => one.changeId !== changeId));
  return <StepsContext value={{ steps, remember, forget }}>{children}</StepsContext>;
}
