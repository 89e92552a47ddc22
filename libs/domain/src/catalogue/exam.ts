import { collectedQuestionCalls } from '../calls/exam/collectedQuestion';
import { dailyQuestionCalls } from '../calls/exam/dailyQuestion';
import { examCalls } from '../calls/exam/exam';
import { practiceCalls } from '../calls/exam/practice';
import { questionLibraryCalls } from '../calls/exam/questionLibrary';
import { questionNoteCalls } from '../calls/exam/questionNote';
import { wrongQuestionCalls } from '../calls/exam/wrongQuestion';
import { collectedQuestionContract } from '../contract/exam/collectedQuestion';
import { dailyQuestionContract } from '../contract/exam/dailyQuestion';
import { examContract } from '../contract/exam/exam';
import { practiceContract } from '../contract/exam/practice';
import { questionLibraryContract } from '../contract/exam/questionLibrary';
import { questionNoteContract } from '../contract/exam/questionNote';
import { wrongQuestionContract } from '../contract/exam/wrongQuestion';
import type { Resources } from './resource';

export const examResources = {
  collectedQuestion: { calls: collectedQuestionCalls, contract: collectedQuestionContract },
  dailyQuestion: { calls: dailyQuestionCalls, contract: dailyQuestionContract },
  exam: { calls: examCalls, contract: examContract },
  practice: { calls: practiceCalls, contract: practiceContract },
  questionLibrary: { calls: questionLibraryCalls, contract: questionLibraryContract },
  questionNote: { calls: questionNoteCalls, contract: questionNoteContract },
  wrongQuestion: { calls: wrongQuestionCalls, contract: wrongQuestionContract },
} satisfies Resources;
