import { questionExportRoutes } from './questionExport/questionExport.routes';
import { questionImportRoutes } from './questionImport/questionImport.routes';
import { questionLibraryRoutes } from './questionLibrary/questionLibrary.routes';
import { practiceSetRoutes } from './practiceSet/practiceSet.routes';
import { dailyQuestionRoutes } from './dailyQuestion/dailyQuestion.routes';
import { filmQuestionRoutes } from './filmQuestion/filmQuestion.routes';
import { wrongQuestionRoutes } from './keptQuestion/wrongQuestion.routes';
import { collectedQuestionRoutes } from './keptQuestion/collectedQuestion.routes';
import { questionNoteRoutes } from './questionNote/questionNote.routes';
import { questionTalkRoutes } from './questionTalk/questionTalk.routes';
import { examRoutes } from './exam/exam.routes';
import { examMarkingRoutes } from './examMarking/examMarking.routes';
import { examReportRoutes } from './examReport/examReport.routes';
import { bankManageRoutes } from './bankManage/bankManage.routes';
import { paperManageRoutes } from './paperManage/paperManage.routes';
import { examManageRoutes } from './examManage/examManage.routes';
import { examWatchRoutes } from './examWatch/examWatch.routes';

/** What the wing of exams answers. */
export const examModule = [
  questionExportRoutes,
  questionImportRoutes,
  questionLibraryRoutes,
  practiceSetRoutes,
  dailyQuestionRoutes,
  filmQuestionRoutes,
  wrongQuestionRoutes,
  collectedQuestionRoutes,
  questionNoteRoutes,
  questionTalkRoutes,
  examRoutes,
  examMarkingRoutes,
  examReportRoutes,
  bankManageRoutes,
  paperManageRoutes,
  examManageRoutes,
  examWatchRoutes,
];
