import { firstAidRoutes } from './firstAid/firstAid.routes';
import { favouriteRoutes } from './favourite/favourite.routes';
import { bulletCommentRoutes } from './bulletComment/bulletComment.routes';
import { simulationNoteRoutes } from './simulationNote/simulationNote.routes';
import { experimentRoutes } from './experiment/experiment.routes';
import { drillRoutes } from './drill/drill.routes';
import { drillMakingRoutes } from './drillMaking/drillMaking.routes';
import { patientMakingRoutes } from './patientMaking/patientMaking.routes';
import { patientRoutes } from './patient/patient.routes';
import { simulationRoutes } from './simulation/simulation.routes';
import { simulationVideoRoutes } from './simulation/simulationVideo.routes';
import { simulationMakingRoutes } from './simulationMaking/simulationMaking.routes';
import { virtualSystemRoutes } from './virtualSystem/virtualSystem.routes';

/** What the wing of training answers. */
export const trainingModule = [
  favouriteRoutes,
  firstAidRoutes,
  bulletCommentRoutes,
  simulationNoteRoutes,
  experimentRoutes,
  drillRoutes,
  drillMakingRoutes,
  patientMakingRoutes,
  patientRoutes,
  simulationRoutes,
  simulationVideoRoutes,
  simulationMakingRoutes,
  virtualSystemRoutes,
];
