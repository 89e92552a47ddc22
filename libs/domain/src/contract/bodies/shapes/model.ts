import Type, { type Static } from 'typebox';
import { modelFormats } from '../../../codes/bodies/modelFormats';
import { Id, keyOf, Moment, nullable } from '../../shapes';

/** The parts that are peeled off in one step when a body is viewed from the outside in. */
const Layer = Type.Object({
  name: Type.String(),
  /** The contents of the layer, and structures that the model leaves out. */
  text: Type.String(),
});

/** A difference from the healthy model at one part. */
const Difference = Type.Object({
  /** A part of the healthy model; the diseased model uses the same id. */
  structureId: Id,
  title: Type.String(),
  text: Type.String(),
  /** The clinical significance. */
  matter: Type.String(),
  /** The view that shows it, in the viewer's own encoding, with part ids of the healthy model. */
  view: Type.String(),
});

/** The findings of a diseased model, and the healthy model it is compared with. */
const Sickness = Type.Object({
  healthyId: Id,
  name: Type.String(),
  text: Type.String(),
  differences: Type.Array(Difference),
});
export type Sickness = Static<typeof Sickness>;

const Place = Type.Object({ x: Type.Number(), y: Type.Number(), z: Type.Number() });

/** A description of a point on a model, with pictures. */
const ModelPin = Type.Object({
  title: Type.String(),
  text: Type.String(),
  place: Place,
  /** The part it is attached to: it moves and hides with that part. */
  structureId: nullable(Id),
  /** `text` describes the picture; '' if nobody wrote a description. */
  pictures: Type.Array(Type.Object({ src: Type.String(), text: Type.String() })),
});
export type ModelPin = Static<typeof ModelPin>;

export const ModelFile = Type.Object({
  id: Id,
  title: Type.String(),
  /** How the model simplifies nature, in words; '' if nobody described it. */
  simplified: Type.String(),
  format: keyOf(modelFormats),
  preview: Type.String(),
  /** Millimetres per unit of the model; null if unknown. */
  unitMm: nullable(Type.Number()),
  /** From the outermost to the innermost; empty if its parts have no layers. */
  layers: Type.Array(Layer),
  /** True if an ordering question can be made of its parts. */
  hasOrder: Type.Boolean(),
  /** Null for a healthy model, or where nobody recorded a disease. */
  sickness: nullable(Sickness),
  /** Ordered by number. */
  pins: Type.Array(ModelPin),
  address: Type.String(),
  bytes: Type.Integer(),
  expiresAt: nullable(Moment),
});
export type ModelFile = Static<typeof ModelFile>;

/** A named part of a model, flat: `pid` is its parent part. */
export const Structure = Type.Object({
  id: Id,
  pid: nullable(Id),
  modelId: Id,
  name: Type.String(),
  nameEn: Type.String(),
  nameLatin: Type.String(),
  /** False if `name` is still the English one, because there is no Chinese one yet. */
  isTranslated: Type.Boolean(),
  /** The pronunciation of the name, syllable by syllable. */
  spelling: Type.String(),
  description: Type.String(),
  color: Type.String(),
  /** The meshes of the model's file that make up the part; empty for a mere heading. */
  meshes: Type.Array(Type.String()),
  /** The index of its layer in the model; null if it is in none. */
  layer: nullable(Type.Integer()),
  /** The point its label refers to, in the model's own units. */
  anchor: nullable(Place),
});
export type Structure = Static<typeof Structure>;
