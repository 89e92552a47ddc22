import { slideMineRoutes } from './slideMine/slideMine.routes';
import { slidePanelRoutes } from './slidePanel/slidePanel.routes';
import { slideReportRoutes } from './slideReport/slideReport.routes';
import { slideRoutes } from './slide/slide.routes';
import { slideLibraryRoutes } from './slide/library/slideLibrary.routes';
import { slideMakingRoutes } from './slideMaking/slideMaking.routes';
import { slideFolderRoutes } from './slideMaking/slideFolder.routes';
import { annotationRoutes } from './annotation/annotation.routes';
import { imageAdjustmentRoutes } from './imageAdjustment/imageAdjustment.routes';
import { slideTourRoutes } from './slideTour/slideTour.routes';
import { slideNoteRoutes } from './slideNote/slideNote.routes';
import { slideGazeRoutes } from './slideGaze/slideGaze.routes';
import { slideFindingRoutes } from './slideFinding/slideFinding.routes';
import { slideFindingMakingRoutes } from './slideFinding/slideFindingMaking.routes';
import { slideFindingMarkingRoutes } from './slideFinding/slideFindingMarking.routes';
import { slideQuestionRoutes } from './slideQuestion/slideQuestion.routes';
import { slideTaskRoutes } from './slideTask/slideTask.routes';
import { slideTaskMakingRoutes } from './slideTask/slideTaskMaking.routes';
import { slideTrayRoutes } from './slideTray/slideTray.routes';
import { slideTrayMakingRoutes } from './slideTray/slideTrayMaking.routes';

/** What the wing of slides answers. */
export const slidesModule = [
  slideMineRoutes,
  slidePanelRoutes,
  slideReportRoutes,
  slideRoutes,
  slideLibraryRoutes,
  slideMakingRoutes,
  slideFolderRoutes,
  annotationRoutes,
  imageAdjustmentRoutes,
  slideTourRoutes,
  slideNoteRoutes,
  slideGazeRoutes,
  slideFindingRoutes,
  slideFindingMakingRoutes,
  slideFindingMarkingRoutes,
  slideQuestionRoutes,
  slideTaskRoutes,
  slideTaskMakingRoutes,
  slideTrayRoutes,
  slideTrayMakingRoutes,
];
