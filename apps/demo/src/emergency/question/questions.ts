import { cprQuestions } from './cpr';
import { debrisFlowQuestions } from './debrisFlow';
import { drowningQuestions } from './drowning';
import { earthquakeQuestions } from './earthquake';
import { electricShockQuestions } from './electricShock';
import { fireQuestions } from './fire';
import { floodQuestions } from './flood';
import { highRiseFireQuestions } from './highRiseFire';
import { landslideQuestions } from './landslide';
import { tornadoQuestions } from './tornado';
import type { SeedQuestion } from './write';

/** The bank with which a welfare centre begins, in our own words after the guidelines of 2020–2025. */
export const seedQuestionList: readonly SeedQuestion[] = [
  ...cprQuestions,
  ...drowningQuestions,
  ...earthquakeQuestions,
  ...floodQuestions,
  ...fireQuestions,
  ...debrisFlowQuestions,
  ...tornadoQuestions,
  ...landslideQuestions,
  ...electricShockQuestions,
  ...highRiseFireQuestions,
];
