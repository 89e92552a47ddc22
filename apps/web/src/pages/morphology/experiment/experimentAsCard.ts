import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Experiment } from '@cheese/domain/contract/training/experiment';
import { soldAsCard } from '../../../features/commodity/soldAsCard';

/** An experiment in the form that price lines and buy buttons take. */
export const experimentAsCard = (one: Experiment) => soldAsCard(commodityTypeCodes.simulation, one);
