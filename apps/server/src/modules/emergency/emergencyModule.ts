import { emergencyAuthRoutes } from '../people/auth/emergencyAuth.routes';
import { emergencyUserRoutes } from '../people/account/emergencyUser.routes';
import { certificateItemRoutes } from './certificate/certificateItem.routes';
import { certificateRecordRoutes } from './certificate/certificateRecord.routes';
import { myCertificateRoutes } from './certificate/myCertificate.routes';
import { orgUserImportRoutes } from './import/orgUserImport.routes';
import { questionImportRoutes } from './import/questionImport.routes';
import { orgRoutes } from './people/org.routes';
import { orgUserRoutes } from './roll/orgUser.routes';
import { questionRoutes } from './question/question.routes';
import { quizRoutes } from './quiz/quiz.routes';
import { resourceRoutes } from './resource/resource.routes';
import { situationRoutes } from './situation/situation.routes';
import { studyRoutes } from './study/study.routes';

export const emergencyModule = [
  resourceRoutes,
  emergencyAuthRoutes,
  emergencyUserRoutes,
  certificateItemRoutes,
  certificateRecordRoutes,
  myCertificateRoutes,
  orgRoutes,
  orgUserRoutes,
  orgUserImportRoutes,
  questionRoutes,
  questionImportRoutes,
  quizRoutes,
  situationRoutes,
  studyRoutes,
];
