import Type, { type Static } from 'typebox';
import type { drillMakingCalls } from '../../calls/training/drillMaking';
import { drillMakingLimits as limits } from '../../codes/training/drillMaking';
import { drillDifficulties } from '../../codes/training/drills';
import { firstAidTopics } from '../../codes/training/firstAid';
import type { CallContract } from '../call';
import { codeOf, Id, nullable } from '../shapes';
import {
  graphFaultFields,
  graphMakingContract,
  graphVersionFields,
  madeGraphFields,
} from './shapes/graphMaking';

const madeFields = {
  ...madeGraphFields,
  topic: nullable(codeOf(firstAidTopics)),
  difficulty: codeOf(drillDifficulties),
  sceneCount: Type.Integer(),
  /** The published drill; null if it was never published. */
  scenarioId: nullable(Id),
};
export const MadeDrill = Type.Object(madeFields);
export type MadeDrill = Static<typeof MadeDrill>;

/** With the graph in its file format: see libs/drills, exchange. */
export const MadeDrillDetail = Type.Object({ ...madeFields, file: Type.String() });
export type MadeDrillDetail = Static<typeof MadeDrillDetail>;

/** See libs/drills, check. */
export const DrillFault = Type.Object(graphFaultFields);
export type DrillFault = Static<typeof DrillFault>;

export const DrillVersion = Type.Object({ ...graphVersionFields, sceneCount: Type.Integer() });
export type DrillVersion = Static<typeof DrillVersion>;

export const drillMakingContract = graphMakingContract({
  made: MadeDrill,
  detail: MadeDrillDetail,
  fault: DrillFault,
  version: DrillVersion,
  limits,
}) satisfies Record<keyof typeof drillMakingCalls, CallContract>;

export type DrillMakingContract = typeof drillMakingContract;
