import { situationOrders } from '@cheese/domain/codes/emergency/welfare';
import { texts } from './texts';

const views = { people: texts.peopleView, risk: texts.riskView } as const;

export const situationFilters = { order: situationOrders, view: views } as const;
export type SituationFilters = typeof situationFilters;
