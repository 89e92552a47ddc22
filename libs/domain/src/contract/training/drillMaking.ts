import Type, { type Static } from 'typebox';
import type { drillMakingCalls } from '../../calls/training/drillMaking';
import { shelves } from '../../codes/people/shelf';
import { drillMakingLimits as limits } from '../../codes/training/drillMaking';
import { drillDifficulties } from '../../codes/training/drills';
import { firstAidTopics } from '../../codes/training/firstAid';
import { makingStates } from '../../codes/training/making';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

const madeFields = {
  id: Id,
  title: Type.String(),
  topic: orNull(codeOf(firstAidTopics)),
  difficulty: codeOf(drillDifficulties),
  sceneCount: Type.Integer(),
  state: keyOf(makingStates),
  isPlatform: Type.Boolean(),
  /** As learners go through it; null as long as it was never published. */
  scenarioId: orNull(Id),
  /** Of what was published last; 0 before that. */
  version: Type.Integer(),
  /** Counts what was saved of it: nobody writes over what they have not seen. */
  edition: Type.Integer(),
  updatedAt: Moment,
};
export const MadeDrill = Type.Object(madeFields);
export type MadeDrill = Static<typeof MadeDrill>;

/** The graph as its own file: see libs/drills, exchange. What shape it has is looked at there. */
const file = Type.String({ minLength: 1, maxLength: limits.file });

export const MadeDrillDetail = Type.Object({ ...madeFields, file: Type.String() });
export type MadeDrillDetail = Static<typeof MadeDrillDetail>;

/** What is wrong with a graph, by where it stands: see libs/drills, check. */
export const DrillFault = Type.Object({
  kind: Type.String(),
  where: Type.String(),
  says: Type.String(),
});
export type DrillFault = Static<typeof DrillFault>;

export const DrillVersion = Type.Object({
  version: Type.Integer(),
  title: Type.String(),
  sceneCount: Type.Integer(),
  publishedAt: Moment,
});
export type DrillVersion = Static<typeof DrillVersion>;

const one = exactly({ id: Id });
const shelf = Type.Optional(keyOf(shelves));

export const drillMakingContract = {
  list: {
    access: 'user',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      shelf,
      state: Type.Optional(keyOf(makingStates)),
    }),
    data: pageOf(MadeDrill),
  },
  detail: { access: 'user', query: one, data: MadeDrillDetail },
  /** With a beginning and two ends, and all of it to be written. */
  create: {
    access: 'user',
    body: exactly({
      title: Type.String({ minLength: 1, maxLength: limits.title, pattern: '\\S' }),
      shelf,
    }),
    data: MadeDrill,
  },
  /** A new one of a file that somebody brought. */
  takeFile: { access: 'user', body: exactly({ file, shelf }), data: MadeDrill },
  save: {
    access: 'user',
    body: exactly({ id: Id, edition: Type.Integer(), file }),
    data: MadeDrillDetail,
  },
  /** Goes every way that can be taken: what stands in a window need not be saved for it. */
  check: { access: 'user', body: exactly({ file }), data: Type.Array(DrillFault) },
  /** A new version of what was saved, as long as nothing is wrong with it. */
  publish: {
    access: 'user',
    body: exactly({ id: Id, edition: Type.Integer() }),
    data: MadeDrill,
  },
  /** Nobody begins it any more, and nobody goes on; what came of it stays. */
  withdraw: { access: 'user', body: one, data: MadeDrill },
  versions: { access: 'user', query: one, data: Type.Array(DrillVersion) },
  version: {
    access: 'user',
    query: exactly({ id: Id, version: Type.Integer({ minimum: 1, maximum: 32_767 }) }),
    data: Type.Object({ file: Type.String() }),
  },
  /** Of those alone that nobody has ever gone through. */
  remove: { access: 'user', query: one, data: Type.Null() },
} satisfies Record<keyof typeof drillMakingCalls, CallContract>;

export type DrillMakingContract = typeof drillMakingContract;
