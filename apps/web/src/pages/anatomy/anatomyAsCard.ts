import type { Anatomy } from '@cheese/domain/contract/viewers/anatomy';
import { soldAsCard } from '../../features/commodity/soldAsCard';

export const ANATOMY = 16;

/** An anatomy as its price line and its button know what is sold. */
export const anatomyAsCard = (one: Anatomy) => soldAsCard(ANATOMY, one);
