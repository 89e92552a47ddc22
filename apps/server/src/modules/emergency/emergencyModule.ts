import { resourceRoutes } from './resource/resource.routes';
import { emergencyAuthRoutes } from '../people/auth/emergencyAuth.routes';
import { emergencyUserRoutes } from '../people/account/emergencyUser.routes';
import { certificateRoutes } from './certificate/certificate.routes';
import { exportRoutes } from './export/export.routes';
import { importRoutes } from './import/import.routes';
import { orgRoutes } from './people/org.routes';
import { orgUserRoutes } from './roll/orgUser.routes';
import { questionRoutes } from './question/question.routes';
import { quizRoutes } from './quiz/quiz.routes';
import { situationRoutes } from './situation/situation.routes';
import { studyRoutes } from './study/study.routes';

export const emergencyModule = [
  resourceRoutes,
  emergencyAuthRoutes,
  emergencyUserRoutes,
  certificateRoutes,
  exportRoutes,
  importRoutes,
  orgRoutes,
  orgUserRoutes,
  questionRoutes,
  quizRoutes,
  situationRoutes,
  studyRoutes,
];
