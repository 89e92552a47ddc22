import { createContext } from 'react';

/** A batch action with the text of its toast; it can be undone for a while. */
export interface Step {
  changeId: number;
  words: string;
  at: number;
}

interface Steps {
  steps: readonly Step[];
  remember: (step: Step) => void;
  forget: (changeId: number) => void;
}

/** Undoable steps since the bank was opened. */
export const StepsContext = createContext<Steps>({
  steps: [],
  remember: () => undefined,
  forget: () => undefined,
});
