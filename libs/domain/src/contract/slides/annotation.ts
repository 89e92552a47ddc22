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
import { codeOf, exactly, Id, keyOf, Moment } from '../shapes';

const ShapeId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', maxLength: 40 });

/** Something drawn on a slide; `points` are x and y in turns, in pixels of the full slide. */
export const LayerShape = exactly({
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

/** A layer without what is drawn on it. Public is shown to learners, or handed in to who teaches. */
export const SlideLayer = Type.Object({
  ...drawnFields,
  id: Id,
  slideId: Id,
  kind: keyOf(layerKinds),
  visibility: codeOf(noteVisibilities),
  /** Others see it once somebody has looked at its words. */
  isHeld: Type.Boolean(),
  /** One more with each change. */
  version: Version,
  shapeCount: Type.Integer(),
  author: Author,
  isMine: Type.Boolean(),
  mayEdit: Type.Boolean(),
  updatedAt: Moment,
});
export type SlideLayer = Static<typeof SlideLayer>;

/** Those of a slide that whoever asks may see, and what they may make there. */
export const SlideLayers = Type.Object({
  layers: Type.Array(SlideLayer),
  /** They teach with the slide: layers and tours that others see are theirs to make. */
  mayTeach: Type.Boolean(),
  /** They have a school, whose teachers look at what is handed in. */
  mayHandIn: Type.Boolean(),
});
export type SlideLayers = Static<typeof SlideLayers>;

export const annotationContract = {
  list: { access: 'open', query: exactly({ slideId: Id }), data: SlideLayers },
  shapes: {
    access: 'open',
    query: exactly({ id: Id }),
    data: Type.Object({ version: Version, shapes: Type.Array(LayerShape) }),
  },
  /** One's own is there once on a slide: asked for again it is answered as it is. */
  add: {
    access: 'user',
    body: exactly({ ...drawnFields, slideId: Id, kind: keyOf(layerKinds) }),
    data: SlideLayer,
  },
  /** Refused where one of these shapes was changed elsewhere since `version`. */
  edit: {
    access: 'user',
    body: exactly({
      id: Id,
      version: Version,
      name: Type.Optional(drawnFields.name),
      colour: Type.Optional(drawnFields.colour),
      put: Type.Optional(Type.Array(LayerShape, { maxItems: limits.step })),
      removed: Type.Optional(Type.Array(ShapeId, { maxItems: limits.shapes })),
    }),
    data: SlideLayer,
  },
  remove: { access: 'user', query: exactly({ id: Id }), data: Type.Null() },
  setVisibility: {
    access: 'user',
    body: exactly({ id: Id, visibility: codeOf(noteVisibilities) }),
    data: SlideLayer,
  },
} satisfies Record<keyof typeof annotationCalls, CallContract>;

export type AnnotationContract = typeof annotationContract;
