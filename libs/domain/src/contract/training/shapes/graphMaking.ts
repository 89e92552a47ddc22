import Type, { type TSchema } from 'typebox';
import { shelves } from '../../../codes/people/shelf';
import { makingStates } from '../../../codes/training/making';
import type { CallContract } from '../../call';
import { keywordAsked } from '../../shop/shapes/libraryAsked';
import { strictObject, Id, keyOf, Moment, pageQuery, pageOf, byId } from '../../shapes';

/** What every drill and virtual patient has that somebody makes. */
export const madeGraphFields = {
  id: Id,
  title: Type.String(),
  state: keyOf(makingStates),
  isPlatform: Type.Boolean(),
  /** The last published version; 0 before the first. */
  version: Type.Integer(),
  /** Increases with every save; a save based on an older edition is refused. */
  edition: Type.Integer(),
  updatedAt: Moment,
};

export const graphVersionFields = {
  version: Type.Integer(),
  title: Type.String(),
  publishedAt: Moment,
};

/** A fault and its place. */
export const graphFaultFields = {
  kind: Type.String(),
  where: Type.String(),
  says: Type.String(),
};

interface Shapes<Made, Detail, Fault, Version> {
  made: Made;
  detail: Detail;
  fault: Fault;
  version: Version;
  limits: { title: number; file: number };
}

const shelf = Type.Optional(keyOf(shelves));

/** The calls by which a graph is written, checked and published; its file is validated on arrival. */
export function graphMakingContract<
  Made extends TSchema,
  Detail extends TSchema,
  Fault extends TSchema,
  Version extends TSchema,
>({ made, detail, fault, version, limits }: Shapes<Made, Detail, Fault, Version>) {
  const file = Type.String({ minLength: 1, maxLength: limits.file });
  return {
    list: {
      access: 'user',
      query: strictObject({
        ...pageQuery,
        ...keywordAsked,
        shelf,
        state: Type.Optional(keyOf(makingStates)),
      }),
      data: pageOf(made),
    },
    detail: { access: 'user', query: byId, data: detail },
    /** A new one that can be played to its end, still without text. */
    create: {
      access: 'user',
      body: strictObject({
        title: Type.String({ minLength: 1, maxLength: limits.title, pattern: '\\S' }),
        shelf,
      }),
      data: made,
    },
    /** Creates one from an uploaded file. */
    takeFile: { access: 'user', body: strictObject({ file, shelf }), data: made },
    save: {
      access: 'user',
      body: strictObject({ id: Id, edition: Type.Integer(), file }),
      data: detail,
    },
    /** Plays every path, or the expert's; works on the unsaved state of the editor. */
    check: { access: 'user', body: strictObject({ file }), data: Type.Array(fault) },
    /** Publishes the saved state as a new version; refused while it has faults. */
    publish: {
      access: 'user',
      body: strictObject({ id: Id, edition: Type.Integer() }),
      data: made,
    },
    /** Stops new runs and runs in progress; results stay. */
    withdraw: { access: 'user', body: byId, data: made },
    versions: { access: 'user', query: byId, data: Type.Array(version) },
    version: {
      access: 'user',
      query: strictObject({ id: Id, version: Type.Integer({ minimum: 1, maximum: 32_767 }) }),
      data: Type.Object({ file: Type.String() }),
    },
    /** Only one that nobody has used. */
    remove: { access: 'user', query: byId, data: Type.Null() },
  } satisfies Record<string, CallContract>;
}
