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
  /** The published drill; null if it was never published. */
  scenarioId: orNull(Id),
  /** The last published version; 0 before the first. */
  version: Type.Integer(),
  /** Increases with every save; a save based on an older edition is refused. */
  edition: Type.Integer(),
  updatedAt: Moment,
};
export const MadeDrill = Type.Object(madeFields);
export type MadeDrill = Static<typeof MadeDrill>;

/** The graph in its file format: see libs/drills, exchange. Its shape is validated there. */
const file = Type.String({ minLength: 1, maxLength: limits.file });

export const MadeDrillDetail = Type.Object({ ...madeFields, file: Type.String() });
export type MadeDrillDetail = Static<typeof MadeDrillDetail>;

/** A fault of a graph and its place: see libs/drills, check. */
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
  /** A new graph with a start and two ends, still without text. */
  create: {
    access: 'user',
    body: exactly({
      title: Type.String({ minLength: 1, maxLength: limits.title, pattern: '\\S' }),
      shelf,
    }),
    data: MadeDrill,
  },
  /** Creates a drill from an uploaded file. */
  takeFile: { access: 'user', body: exactly({ file, shelf }), data: MadeDrill },
  save: {
    access: 'user',
    body: exactly({ id: Id, edition: Type.Integer(), file }),
    data: MadeDrillDetail,
  },
  /** Walks every possible path; works on the unsaved state of the editor. */
  check: { access: 'user', body: exactly({ file }), data: Type.Array(DrillFault) },
  /** Publishes the saved state as a new version; refused while it has faults. */
  publish: {
    access: 'user',
    body: exactly({ id: Id, edition: Type.Integer() }),
    data: MadeDrill,
  },
  /** Stops new runs and runs in progress; results stay. */
  withdraw: { access: 'user', body: one, data: MadeDrill },
  versions: { access: 'user', query: one, data: Type.Array(DrillVersion) },
  version: {
    access: 'user',
    query: exactly({ id: Id, version: Type.Integer({ minimum: 1, maximum: 32_767 }) }),
    data: Type.Object({ file: Type.String() }),
  },
  /** Only a drill that nobody has ever run. */
  remove: { access: 'user', query: one, data: Type.Null() },
} satisfies Record<keyof typeof drillMakingCalls, CallContract>;

export type DrillMakingContract = typeof drillMakingContract;
