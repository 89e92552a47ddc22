import Type from 'typebox';
import type { situationCalls } from '../../calls/emergency/situation';
import { situationOrders } from '../../codes/emergency/welfare';
import type { CallContract } from '../call';
import { codeOf, exactly, FileLink, Id, pageAsked, pageOf } from '../shapes';
import { keywordAsked, orgAsked, periodAsked } from './shapes/shapes';
import {
  PersonAtRisk,
  PersonSituation,
  PersonSituationDetail,
  SituationDay,
  SituationDistribution,
  SituationOverview,
} from './shapes/situationShapes';

const asked = { ...periodAsked, ...orgAsked };
const peopleAsked = { ...asked, ...keywordAsked };

/**
 * Learning-situation monitoring (学情监控) of one organisation. Risk is computed at the time of the
 * call.
 */
export const situationContract = {
  overview: { access: 'welfareManager', query: exactly(asked), data: SituationOverview },
  trend: { access: 'welfareManager', query: exactly(asked), data: Type.Array(SituationDay) },
  distribution: { access: 'welfareManager', query: exactly(asked), data: SituationDistribution },
  people: {
    access: 'welfareManager',
    query: exactly({ ...pageAsked, ...peopleAsked, order: codeOf(situationOrders) }),
    data: pageOf(PersonSituation),
  },
  person: {
    access: 'welfareManager',
    params: exactly({ id: Id }),
    query: exactly(periodAsked),
    data: PersonSituationDetail,
  },
  atRisk: {
    access: 'welfareManager',
    query: exactly({ ...pageAsked, ...orgAsked }),
    data: pageOf(PersonAtRisk),
  },
  export: { access: 'welfareManager', query: exactly(peopleAsked), data: FileLink },
} satisfies Record<keyof typeof situationCalls, CallContract>;

export type SituationContract = typeof situationContract;
