import type { Specimen } from '@cheese/domain/contract/bodies/specimen';
import { soldAsCard } from '../../../features/commodity/soldAsCard';

export const SPECIMEN = 2;

/** A specimen as its price line and its button know what is sold. */
export const specimenAsCard = (one: Specimen) => soldAsCard(SPECIMEN, one);
