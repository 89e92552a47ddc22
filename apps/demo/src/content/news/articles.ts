import { article as adultCprSteps } from './articles/adult-cpr-steps';
import { article as aedInFourSteps } from './articles/aed-in-four-steps';
import { article as aiAssistedSlideReading } from './articles/ai-assisted-slide-reading';
import { article as burnsRunningWater } from './articles/burns-running-water';
import { article as cardiacAuscultation } from './articles/cardiac-auscultation';
import { article as chokingRelief } from './articles/choking-relief';
import { article as digitalResourcesInCurriculum } from './articles/digital-resources-in-curriculum';
import { article as drowningRescue } from './articles/drowning-rescue';
import { article as epaEntrustmentLevels } from './articles/epa-entrustment-levels';
import { article as firstAidDrillScenarios } from './articles/first-aid-drill-scenarios';
import { article as firstAidEducationOnCampus } from './articles/first-aid-education-on-campus';
import { article as flippedAnatomyLab } from './articles/flipped-anatomy-lab';
import { article as heatStrokeCooling } from './articles/heat-stroke-cooling';
import { article as historyTakingOpening } from './articles/history-taking-opening';
import { article as miniCexFeedback } from './articles/mini-cex-feedback';
import { article as osceStationDesign } from './articles/osce-station-design';
import { article as pblCaseWriting } from './articles/pbl-case-writing';
import { article as photogrammetrySpecimens } from './articles/photogrammetry-specimens';
import { article as processAssessmentInResidency } from './articles/process-assessment-in-residency';
import { article as simpleInterruptedSuture } from './articles/simple-interrupted-suture';
import { article as slideViewerAnnotations } from './articles/slide-viewer-annotations';
import { article as stagedPracticeAssessment } from './articles/staged-practice-assessment';
import { article as sterileTechniqueErrors } from './articles/sterile-technique-errors';
import { article as strokeRecognition } from './articles/stroke-recognition';
import { article as tblInPathology } from './articles/tbl-in-pathology';
import { article as threeDSpecimenLibrary } from './articles/three-d-specimen-library';
import { article as venousBloodSampling } from './articles/venous-blood-sampling';
import { article as vrTrainingWhatWorks } from './articles/vr-training-what-works';
import { article as wrongQuestionReview } from './articles/wrong-question-review';
import { article as wsiScanningQuality } from './articles/wsi-scanning-quality';
import type { SeedArticle } from './seedArticle';

export const seedArticles: readonly SeedArticle[] = [
  adultCprSteps,
  aedInFourSteps,
  aiAssistedSlideReading,
  burnsRunningWater,
  cardiacAuscultation,
  chokingRelief,
  digitalResourcesInCurriculum,
  drowningRescue,
  epaEntrustmentLevels,
  firstAidDrillScenarios,
  firstAidEducationOnCampus,
  flippedAnatomyLab,
  heatStrokeCooling,
  historyTakingOpening,
  miniCexFeedback,
  osceStationDesign,
  pblCaseWriting,
  photogrammetrySpecimens,
  processAssessmentInResidency,
  simpleInterruptedSuture,
  slideViewerAnnotations,
  stagedPracticeAssessment,
  sterileTechniqueErrors,
  strokeRecognition,
  tblInPathology,
  threeDSpecimenLibrary,
  venousBloodSampling,
  vrTrainingWhatWorks,
  wrongQuestionReview,
  wsiScanningQuality,
];
