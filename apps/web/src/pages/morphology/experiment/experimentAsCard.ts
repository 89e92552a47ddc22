import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Experiment } from '@cheese/domain/contract/training/experiment';
import { soldAsCard } from '../../../features/commodity/soldAsCard';

/** An experiment as its price line and its button know what is sold. */
export const experimentAsCard = (one: Experiment) => soldAsCard(commodityTypeCodes.simulation, one);
