import { anatomyCalls } from '../calls/viewers/anatomy';
import { anatomyNoteCalls } from '../calls/viewers/anatomyNote';
import { anatomyQuizCalls } from '../calls/viewers/anatomyQuiz';
import { anatomyTourCalls } from '../calls/viewers/anatomyTour';
import { annotationCalls } from '../calls/viewers/annotation';
import { caseMakingCalls } from '../calls/viewers/caseMaking';
import { clinicCalls } from '../calls/viewers/clinic';
import { drillMakingCalls } from '../calls/viewers/drillMaking';
import { experimentCalls } from '../calls/viewers/experiment';
import { firstAidCalls } from '../calls/viewers/firstAid';
import { firstAidDrillCalls } from '../calls/viewers/firstAidDrill';
import { imageAdjustmentCalls } from '../calls/viewers/imageAdjustment';
import { modelMakingCalls } from '../calls/viewers/modelMaking';
import { simulationCalls } from '../calls/viewers/simulation';
import { simulationMakingCalls } from '../calls/viewers/simulationMaking';
import { bulletCommentCalls } from '../calls/viewers/bulletComment';
import { simulationNoteCalls } from '../calls/viewers/simulationNote';
import { simulationVideoCalls } from '../calls/viewers/simulationVideo';
import { slideCalls } from '../calls/viewers/slide';
import { slideFolderCalls } from '../calls/viewers/slideFolder';
import { slideGazeCalls } from '../calls/viewers/slideGaze';
import { slideLibraryCalls } from '../calls/viewers/slideLibrary';
import { slideMakingCalls } from '../calls/viewers/slideMaking';
import { slideMineCalls } from '../calls/viewers/slideMine';
import { slidePanelCalls } from '../calls/viewers/slidePanel';
import { slideQuestionCalls } from '../calls/viewers/slideQuestion';
import { slideReportCalls } from '../calls/viewers/slideReport';
import { slideNoteCalls } from '../calls/viewers/slideNote';
import { slideTourCalls } from '../calls/viewers/slideTour';
import { slideFindingMarkingCalls } from '../calls/viewers/slideFindingMarking';
import { slideFindingMakingCalls } from '../calls/viewers/slideFindingMaking';
import { slideFindingCalls } from '../calls/viewers/slideFinding';
import { slideTaskCalls } from '../calls/viewers/slideTask';
import { slideTaskMakingCalls } from '../calls/viewers/slideTaskMaking';
import { slideTrayCalls } from '../calls/viewers/slideTray';
import { slideTrayMakingCalls } from '../calls/viewers/slideTrayMaking';
import { specimenCalls } from '../calls/viewers/specimen';
import { virtualSystemCalls } from '../calls/viewers/virtualSystem';
import { anatomyContract } from '../contract/viewers/anatomy';
import { anatomyNoteContract } from '../contract/viewers/anatomyNote';
import { anatomyQuizContract } from '../contract/viewers/anatomyQuiz';
import { anatomyTourContract } from '../contract/viewers/anatomyTour';
import { annotationContract } from '../contract/viewers/annotation';
import { caseMakingContract } from '../contract/viewers/caseMaking';
import { clinicContract } from '../contract/viewers/clinic';
import { drillMakingContract } from '../contract/viewers/drillMaking';
import { experimentContract } from '../contract/viewers/experiment';
import { firstAidContract } from '../contract/viewers/firstAid';
import { firstAidDrillContract } from '../contract/viewers/firstAidDrill';
import { imageAdjustmentContract } from '../contract/viewers/imageAdjustment';
import { modelMakingContract } from '../contract/viewers/modelMaking';
import { simulationContract } from '../contract/viewers/simulation';
import { simulationMakingContract } from '../contract/viewers/simulationMaking';
import { bulletCommentContract } from '../contract/viewers/bulletComment';
import { simulationNoteContract } from '../contract/viewers/simulationNote';
import { simulationVideoContract } from '../contract/viewers/simulationVideo';
import { slideContract } from '../contract/viewers/slide';
import { slideFolderContract } from '../contract/viewers/slideFolder';
import { slideGazeContract } from '../contract/viewers/slideGaze';
import { slideLibraryContract } from '../contract/viewers/slideLibrary';
import { slideMakingContract } from '../contract/viewers/slideMaking';
import { slideMineContract } from '../contract/viewers/slideMine';
import { slidePanelContract } from '../contract/viewers/slidePanel';
import { slideQuestionContract } from '../contract/viewers/slideQuestion';
import { slideReportContract } from '../contract/viewers/slideReport';
import { slideNoteContract } from '../contract/viewers/slideNote';
import { slideTourContract } from '../contract/viewers/slideTour';
import { slideFindingMarkingContract } from '../contract/viewers/slideFindingMarking';
import { slideFindingMakingContract } from '../contract/viewers/slideFindingMaking';
import { slideFindingContract } from '../contract/viewers/slideFinding';
import { slideTaskContract } from '../contract/viewers/slideTask';
import { slideTaskMakingContract } from '../contract/viewers/slideTaskMaking';
import { slideTrayContract } from '../contract/viewers/slideTray';
import { slideTrayMakingContract } from '../contract/viewers/slideTrayMaking';
import { specimenContract } from '../contract/viewers/specimen';
import { virtualSystemContract } from '../contract/viewers/virtualSystem';
import type { Resources } from './resource';

export const viewersResources = {
  anatomy: { calls: anatomyCalls, contract: anatomyContract },
  anatomyNote: { calls: anatomyNoteCalls, contract: anatomyNoteContract },
  anatomyQuiz: { calls: anatomyQuizCalls, contract: anatomyQuizContract },
  anatomyTour: { calls: anatomyTourCalls, contract: anatomyTourContract },
  annotation: { calls: annotationCalls, contract: annotationContract },
  caseMaking: { calls: caseMakingCalls, contract: caseMakingContract },
  clinic: { calls: clinicCalls, contract: clinicContract },
  drillMaking: { calls: drillMakingCalls, contract: drillMakingContract },
  experiment: { calls: experimentCalls, contract: experimentContract },
  firstAid: { calls: firstAidCalls, contract: firstAidContract },
  firstAidDrill: { calls: firstAidDrillCalls, contract: firstAidDrillContract },
  imageAdjustment: { calls: imageAdjustmentCalls, contract: imageAdjustmentContract },
  modelMaking: { calls: modelMakingCalls, contract: modelMakingContract },
  simulation: { calls: simulationCalls, contract: simulationContract },
  simulationMaking: { calls: simulationMakingCalls, contract: simulationMakingContract },
  bulletComment: { calls: bulletCommentCalls, contract: bulletCommentContract },
  simulationNote: { calls: simulationNoteCalls, contract: simulationNoteContract },
  simulationVideo: { calls: simulationVideoCalls, contract: simulationVideoContract },
  slide: { calls: slideCalls, contract: slideContract },
  slideFolder: { calls: slideFolderCalls, contract: slideFolderContract },
  slideGaze: { calls: slideGazeCalls, contract: slideGazeContract },
  slideLibrary: { calls: slideLibraryCalls, contract: slideLibraryContract },
  slideMaking: { calls: slideMakingCalls, contract: slideMakingContract },
  slideMine: { calls: slideMineCalls, contract: slideMineContract },
  slidePanel: { calls: slidePanelCalls, contract: slidePanelContract },
  slideReport: { calls: slideReportCalls, contract: slideReportContract },
  slideNote: { calls: slideNoteCalls, contract: slideNoteContract },
  slideTour: { calls: slideTourCalls, contract: slideTourContract },
  slideFindingMarking: { calls: slideFindingMarkingCalls, contract: slideFindingMarkingContract },
  slideFindingMaking: { calls: slideFindingMakingCalls, contract: slideFindingMakingContract },
  slideFinding: { calls: slideFindingCalls, contract: slideFindingContract },
  slideTask: { calls: slideTaskCalls, contract: slideTaskContract },
  slideTaskMaking: { calls: slideTaskMakingCalls, contract: slideTaskMakingContract },
  slideQuestion: { calls: slideQuestionCalls, contract: slideQuestionContract },
  slideTray: { calls: slideTrayCalls, contract: slideTrayContract },
  slideTrayMaking: { calls: slideTrayMakingCalls, contract: slideTrayMakingContract },
  specimen: { calls: specimenCalls, contract: specimenContract },
  virtualSystem: { calls: virtualSystemCalls, contract: virtualSystemContract },
} satisfies Resources;
