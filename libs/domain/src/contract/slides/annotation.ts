import Type, { type Static } from 'typebox';
import type { annotationCalls } from '../../calls/slides/annotation';
import { noteVisibilities } from '../../codes/base/visibility';
import {
  layerColours,
  layerKinds,
  layerLimits as limits,
  shapeKinds,
} from '../../codes/slides/slideLayers';
import type { CallContract } from '../call';
import { Author } from '../people/shapes/author';
import { codeOf, strictObject, Id, keyOf, Moment } from '../shapes';

const ShapeId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', maxLength: 40 });

/** A shape drawn on a slide; `points` alternates x and y, in pixels of the full slide. */
export const LayerShape = strictObject({
  id: ShapeId,
  kind: keyOf(shapeKinds),
  colour: keyOf(layerColours),
  isMeasured: Type.Boolean(),
  text: Type.String({ maxLength: limits.text }),
  points: Type.Array(Type.Number({ minimum: -10_000_000, maximum: 10_000_000 }), {
    minItems: 2,
    maxItems: limits.points * 2,
  }),
});
export type LayerShape = Static<typeof LayerShape>;

const drawnFields = {
  name: Type.String({ minLength: 1, maxLength: limits.name }),
  colour: keyOf(layerColours),
};
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** A layer without its shapes. A public one is shown to learners, or handed in to teachers. */
export const SlideLayer = Type.Object({
  ...drawnFields,
  id: Id,
  slideId: Id,
  kind: keyOf(layerKinds),
  visibility: codeOf(noteVisibilities),
  /** Others see it only after a moderator has approved its text. */
  isHeld: Type.Boolean(),
  /** Increases with each change. */
  version: Version,
  shapeCount: Type.Integer(),
  author: Author,
  isMine: Type.Boolean(),
  mayEdit: Type.Boolean(),
  updatedAt: Moment,
});
export type SlideLayer = Static<typeof SlideLayer>;

/** The layers the caller may see on a slide, and the kinds the caller may create. */
export const SlideLayers = Type.Object({
  layers: Type.Array(SlideLayer),
  /** The caller teaches with the slide and may create public layers and tours. */
  mayTeach: Type.Boolean(),
  /** The caller has a school whose teachers review what is handed in. */
  mayHandIn: Type.Boolean(),
});
export type SlideLayers = Static<typeof SlideLayers>;

export const annotationContract = {
  list: { access: 'open', query: strictObject({ slideId: Id }), data: SlideLayers },
  shapes: {
    access: 'open',
    query: strictObject({ id: Id }),
    data: Type.Object({ version: Version, shapes: Type.Array(LayerShape) }),
  },
  /** A learner has one own layer per slide; asking again answers the existing one. */
  add: {
    access: 'user',
    body: strictObject({ ...drawnFields, slideId: Id, kind: keyOf(layerKinds) }),
    data: SlideLayer,
  },
  /** Refused if one of these shapes was changed elsewhere since `version`. */
  edit: {
    access: 'user',
    body: strictObject({
      id: Id,
      version: Version,
      name: Type.Optional(drawnFields.name),
      colour: Type.Optional(drawnFields.colour),
      put: Type.Optional(Type.Array(LayerShape, { maxItems: limits.step })),
      removed: Type.Optional(Type.Array(ShapeId, { maxItems: limits.shapes })),
    }),
    data: SlideLayer,
  },
  remove: { access: 'user', query: strictObject({ id: Id }), data: Type.Null() },
  setVisibility: {
    access: 'user',
    body: strictObject({ id: Id, visibility: codeOf(noteVisibilities) }),
    data: SlideLayer,
  },
} satisfies Record<keyof typeof annotationCalls, CallContract>;

export type AnnotationContract = typeof annotationContract;
