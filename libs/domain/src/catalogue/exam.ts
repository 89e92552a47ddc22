import { bankManageCalls } from '../calls/exam/bankManage';
import { collectedQuestionCalls } from '../calls/exam/collectedQuestion';
import { dailyQuestionCalls } from '../calls/exam/dailyQuestion';
import { examCalls } from '../calls/exam/exam';
import { examMarkingCalls } from '../calls/exam/examMarking';
import { examReportCalls } from '../calls/exam/examReport';
import { examManageCalls } from '../calls/exam/examManage';
import { examWatchCalls } from '../calls/exam/examWatch';
import { filmQuestionCalls } from '../calls/exam/filmQuestion';
import { paperManageCalls } from '../calls/exam/paperManage';
import { practiceCalls } from '../calls/exam/practice';
import { practiceSetCalls } from '../calls/exam/practiceSet';
import { questionExportCalls } from '../calls/exam/questionExport';
import { questionImportCalls } from '../calls/exam/questionImport';
import { questionLibraryCalls } from '../calls/exam/questionLibrary';
import { questionManageCalls } from '../calls/exam/questionManage';
import { questionNoteCalls } from '../calls/exam/questionNote';
import { questionTalkCalls } from '../calls/exam/questionTalk';
import { wrongQuestionCalls } from '../calls/exam/wrongQuestion';
import { bankManageContract } from '../contract/exam/bankManage';
import { collectedQuestionContract } from '../contract/exam/collectedQuestion';
import { dailyQuestionContract } from '../contract/exam/dailyQuestion';
import { examContract } from '../contract/exam/exam';
import { examMarkingContract } from '../contract/exam/examMarking';
import { examReportContract } from '../contract/exam/examReport';
import { examManageContract } from '../contract/exam/examManage';
import { examWatchContract } from '../contract/exam/examWatch';
import { filmQuestionContract } from '../contract/exam/filmQuestion';
import { paperManageContract } from '../contract/exam/paperManage';
import { practiceContract } from '../contract/exam/practice';
import { practiceSetContract } from '../contract/exam/practiceSet';
import { questionExportContract } from '../contract/exam/questionExport';
import { questionImportContract } from '../contract/exam/questionImport';
import { questionLibraryContract } from '../contract/exam/questionLibrary';
import { questionManageContract } from '../contract/exam/questionManage';
import { questionNoteContract } from '../contract/exam/questionNote';
import { questionTalkContract } from '../contract/exam/questionTalk';
import { wrongQuestionContract } from '../contract/exam/wrongQuestion';
import type { Resources } from './resource';

export const examResources = {
  bankManage: { calls: bankManageCalls, contract: bankManageContract },
  collectedQuestion: { calls: collectedQuestionCalls, contract: collectedQuestionContract },
  dailyQuestion: { calls: dailyQuestionCalls, contract: dailyQuestionContract },
  exam: { calls: examCalls, contract: examContract },
  examMarking: { calls: examMarkingCalls, contract: examMarkingContract },
  examReport: { calls: examReportCalls, contract: examReportContract },
  examManage: { calls: examManageCalls, contract: examManageContract },
  examWatch: { calls: examWatchCalls, contract: examWatchContract },
  filmQuestion: { calls: filmQuestionCalls, contract: filmQuestionContract },
  paperManage: { calls: paperManageCalls, contract: paperManageContract },
  practice: { calls: practiceCalls, contract: practiceContract },
  practiceSet: { calls: practiceSetCalls, contract: practiceSetContract },
  questionExport: { calls: questionExportCalls, contract: questionExportContract },
  questionImport: { calls: questionImportCalls, contract: questionImportContract },
  questionLibrary: { calls: questionLibraryCalls, contract: questionLibraryContract },
  questionManage: { calls: questionManageCalls, contract: questionManageContract },
  questionNote: { calls: questionNoteCalls, contract: questionNoteContract },
  questionTalk: { calls: questionTalkCalls, contract: questionTalkContract },
  wrongQuestion: { calls: wrongQuestionCalls, contract: wrongQuestionContract },
} satisfies Resources;
