import { bulletCommentCalls } from '../calls/training/bulletComment';
import { drillMakingCalls } from '../calls/training/drillMaking';
import { experimentCalls } from '../calls/training/experiment';
import { firstAidCalls } from '../calls/training/firstAid';
import { drillCalls } from '../calls/training/drill';
import { patientCalls } from '../calls/training/patient';
import { patientMakingCalls } from '../calls/training/patientMaking';
import { simulationCalls } from '../calls/training/simulation';
import { simulationMakingCalls } from '../calls/training/simulationMaking';
import { simulationNoteCalls } from '../calls/training/simulationNote';
import { simulationVideoCalls } from '../calls/training/simulationVideo';
import { virtualSystemCalls } from '../calls/training/virtualSystem';
import { bulletCommentContract } from '../contract/training/bulletComment';
import { drillMakingContract } from '../contract/training/drillMaking';
import { experimentContract } from '../contract/training/experiment';
import { firstAidContract } from '../contract/training/firstAid';
import { drillContract } from '../contract/training/drill';
import { patientContract } from '../contract/training/patient';
import { patientMakingContract } from '../contract/training/patientMaking';
import { simulationContract } from '../contract/training/simulation';
import { simulationMakingContract } from '../contract/training/simulationMaking';
import { simulationNoteContract } from '../contract/training/simulationNote';
import { simulationVideoContract } from '../contract/training/simulationVideo';
import { virtualSystemContract } from '../contract/training/virtualSystem';
import type { Resources } from './resource';

export const trainingResources = {
  bulletComment: { calls: bulletCommentCalls, contract: bulletCommentContract },
  drillMaking: { calls: drillMakingCalls, contract: drillMakingContract },
  experiment: { calls: experimentCalls, contract: experimentContract },
  firstAid: { calls: firstAidCalls, contract: firstAidContract },
  drill: { calls: drillCalls, contract: drillContract },
  patient: { calls: patientCalls, contract: patientContract },
  patientMaking: { calls: patientMakingCalls, contract: patientMakingContract },
  simulation: { calls: simulationCalls, contract: simulationContract },
  simulationMaking: { calls: simulationMakingCalls, contract: simulationMakingContract },
  simulationNote: { calls: simulationNoteCalls, contract: simulationNoteContract },
  simulationVideo: { calls: simulationVideoCalls, contract: simulationVideoContract },
  virtualSystem: { calls: virtualSystemCalls, contract: virtualSystemContract },
} satisfies Resources;
