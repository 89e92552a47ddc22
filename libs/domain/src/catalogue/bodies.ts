import { anatomyCalls } from '../calls/bodies/anatomy';
import { anatomyNoteCalls } from '../calls/bodies/anatomyNote';
import { anatomyQuizCalls } from '../calls/bodies/anatomyQuiz';
import { anatomyTourCalls } from '../calls/bodies/anatomyTour';
import { modelMakingCalls } from '../calls/bodies/modelMaking';
import { specimenCalls } from '../calls/bodies/specimen';
import { anatomyContract } from '../contract/bodies/anatomy';
import { anatomyNoteContract } from '../contract/bodies/anatomyNote';
import { anatomyQuizContract } from '../contract/bodies/anatomyQuiz';
import { anatomyTourContract } from '../contract/bodies/anatomyTour';
import { modelMakingContract } from '../contract/bodies/modelMaking';
import { specimenContract } from '../contract/bodies/specimen';
import type { Resources } from './resource';

export const bodiesResources = {
  anatomy: { calls: anatomyCalls, contract: anatomyContract },
  anatomyNote: { calls: anatomyNoteCalls, contract: anatomyNoteContract },
  anatomyQuiz: { calls: anatomyQuizCalls, contract: anatomyQuizContract },
  anatomyTour: { calls: anatomyTourCalls, contract: anatomyTourContract },
  modelMaking: { calls: modelMakingCalls, contract: modelMakingContract },
  specimen: { calls: specimenCalls, contract: specimenContract },
} satisfies Resources;
