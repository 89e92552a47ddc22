import { bloodPressure } from './bloodPressure/bloodPressure';
import { bloodTyping } from './bloodTyping/bloodTyping';
import { type Runnable, runnable } from './engine/runnable';
import { ecgLeads } from './ecgLeads/ecgLeads';
import { frogHeart } from './frogHeart/frogHeart';
import { gramStain } from './gramStain/gramStain';
import { spirometry } from './spirometry/spirometry';

export const experiments: readonly Runnable[] = [
  runnable(bloodTyping),
  runnable(frogHeart),
  runnable(gramStain),
  runnable(ecgLeads),
  runnable(bloodPressure),
  runnable(spirometry),
];

export const experimentOf = (key: string) => experiments.find((one) => one.key === key);
