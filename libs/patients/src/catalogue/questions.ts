import { pastQuestions } from './questionsPast';
import { personalQuestions } from './questionsPersonal';
import { presentQuestions } from './questionsPresent';
import { symptomQuestions } from './questionsSymptoms';
import type { SharedQuestion } from './shared';

export const questionList: readonly SharedQuestion[] = [
  ...presentQuestions,
  ...symptomQuestions,
  ...pastQuestions,
  ...personalQuestions,
];
