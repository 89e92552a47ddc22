import type { SlideLibrary } from '@cheese/domain/contract/slides/slideLibrary';
import { soldAsCard } from '../../features/commodity/soldAsCard';

const SPECIMEN = 2;

/** A library as its price line and its button know what is sold. */
export const libraryAsCard = (library: SlideLibrary) => soldAsCard(SPECIMEN, library);
