import Type from 'typebox';
import type { situationCalls } from '../../calls/emergency/situation';
import { situationOrders } from '../../codes/emergency/welfare';
import type { CallContract } from '../call';
import { codeOf, strictObject, FileLink, Id, pageQuery, pageOf } from '../shapes';
import { keywordQuery, orgAsked, periodQuery } from './shapes/shapes';
import {
  PersonAtRisk,
  PersonSituation,
  PersonSituationDetail,
  SituationDay,
  SituationDistribution,
  SituationOverview,
} from './shapes/situationShapes';

const asked = { ...periodQuery, ...orgAsked };
const peopleAsked = { ...asked, ...keywordQuery };

/**
 * Learning-situation monitoring (学情监控) of one organisation. Risk is computed at the time of the
 * call.
 */
export const situationContract = {
  overview: { access: 'welfareManager', query: strictObject(asked), data: SituationOverview },
  trend: { access: 'welfareManager', query: strictObject(asked), data: Type.Array(SituationDay) },
  distribution: {
    access: 'welfareManager',
    query: strictObject(asked),
    data: SituationDistribution,
  },
  people: {
    access: 'welfareManager',
    query: strictObject({ ...pageQuery, ...peopleAsked, order: codeOf(situationOrders) }),
    data: pageOf(PersonSituation),
  },
  person: {
    access: 'welfareManager',
    params: strictObject({ id: Id }),
    query: strictObject(periodQuery),
    data: PersonSituationDetail,
  },
  atRisk: {
    access: 'welfareManager',
    query: strictObject({ ...pageQuery, ...orgAsked }),
    data: pageOf(PersonAtRisk),
  },
  export: { access: 'welfareManager', query: strictObject(peopleAsked), data: FileLink },
} satisfies Record<keyof typeof situationCalls, CallContract>;

export type SituationContract = typeof situationContract;
