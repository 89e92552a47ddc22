import { bloodTyping } from './bloodTyping/bloodTyping';
import { type Runnable, runnable } from './engine/runnable';

/** All that can be done, by what its bench is called. */
export const experiments: readonly Runnable[] = [runnable(bloodTyping)];

export const experimentOf = (key: string) => experiments.find((one) => one.key === key);
