import { annotationCalls } from '../calls/slides/annotation';
import { imageAdjustmentCalls } from '../calls/slides/imageAdjustment';
import { slideCalls } from '../calls/slides/slide';
import { slideFindingCalls } from '../calls/slides/slideFinding';
import { slideFindingMakingCalls } from '../calls/slides/slideFindingMaking';
import { slideFindingMarkingCalls } from '../calls/slides/slideFindingMarking';
import { slideFolderCalls } from '../calls/slides/slideFolder';
import { slideGazeCalls } from '../calls/slides/slideGaze';
import { slideLibraryCalls } from '../calls/slides/slideLibrary';
import { slideMakingCalls } from '../calls/slides/slideMaking';
import { slideMineCalls } from '../calls/slides/slideMine';
import { slideNoteCalls } from '../calls/slides/slideNote';
import { slidePanelCalls } from '../calls/slides/slidePanel';
import { slideQuestionCalls } from '../calls/slides/slideQuestion';
import { slideReportCalls } from '../calls/slides/slideReport';
import { slideTaskCalls } from '../calls/slides/slideTask';
import { slideTaskMakingCalls } from '../calls/slides/slideTaskMaking';
import { slideTourCalls } from '../calls/slides/slideTour';
import { slideTrayCalls } from '../calls/slides/slideTray';
import { slideTrayMakingCalls } from '../calls/slides/slideTrayMaking';
import { annotationContract } from '../contract/slides/annotation';
import { imageAdjustmentContract } from '../contract/slides/imageAdjustment';
import { slideContract } from '../contract/slides/slide';
import { slideFindingContract } from '../contract/slides/slideFinding';
import { slideFindingMakingContract } from '../contract/slides/slideFindingMaking';
import { slideFindingMarkingContract } from '../contract/slides/slideFindingMarking';
import { slideFolderContract } from '../contract/slides/slideFolder';
import { slideGazeContract } from '../contract/slides/slideGaze';
import { slideLibraryContract } from '../contract/slides/slideLibrary';
import { slideMakingContract } from '../contract/slides/slideMaking';
import { slideMineContract } from '../contract/slides/slideMine';
import { slideNoteContract } from '../contract/slides/slideNote';
import { slidePanelContract } from '../contract/slides/slidePanel';
import { slideQuestionContract } from '../contract/slides/slideQuestion';
import { slideReportContract } from '../contract/slides/slideReport';
import { slideTaskContract } from '../contract/slides/slideTask';
import { slideTaskMakingContract } from '../contract/slides/slideTaskMaking';
import { slideTourContract } from '../contract/slides/slideTour';
import { slideTrayContract } from '../contract/slides/slideTray';
import { slideTrayMakingContract } from '../contract/slides/slideTrayMaking';
import type { Resources } from './resource';

export const slidesResources = {
  annotation: { calls: annotationCalls, contract: annotationContract },
  imageAdjustment: { calls: imageAdjustmentCalls, contract: imageAdjustmentContract },
  slide: { calls: slideCalls, contract: slideContract },
  slideFinding: { calls: slideFindingCalls, contract: slideFindingContract },
  slideFindingMaking: { calls: slideFindingMakingCalls, contract: slideFindingMakingContract },
  slideFindingMarking: { calls: slideFindingMarkingCalls, contract: slideFindingMarkingContract },
  slideFolder: { calls: slideFolderCalls, contract: slideFolderContract },
  slideGaze: { calls: slideGazeCalls, contract: slideGazeContract },
  slideLibrary: { calls: slideLibraryCalls, contract: slideLibraryContract },
  slideMaking: { calls: slideMakingCalls, contract: slideMakingContract },
  slideMine: { calls: slideMineCalls, contract: slideMineContract },
  slideNote: { calls: slideNoteCalls, contract: slideNoteContract },
  slidePanel: { calls: slidePanelCalls, contract: slidePanelContract },
  slideQuestion: { calls: slideQuestionCalls, contract: slideQuestionContract },
  slideReport: { calls: slideReportCalls, contract: slideReportContract },
  slideTask: { calls: slideTaskCalls, contract: slideTaskContract },
  slideTaskMaking: { calls: slideTaskMakingCalls, contract: slideTaskMakingContract },
  slideTour: { calls: slideTourCalls, contract: slideTourContract },
  slideTray: { calls: slideTrayCalls, contract: slideTrayContract },
  slideTrayMaking: { calls: slideTrayMakingCalls, contract: slideTrayMakingContract },
} satisfies Resources;
