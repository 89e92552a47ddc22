import type { Experiment } from '@cheese/domain/contract/training/experiment';
import { soldAsCard } from '../../../features/commodity/soldAsCard';

export const EXPERIMENT = 8;

/** An experiment as its price line and its button know what is sold. */
export const experimentAsCard = (one: Experiment) => soldAsCard(EXPERIMENT, one);
