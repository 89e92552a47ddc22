import Type, { type Static } from 'typebox';
import { modelFormats } from '../../../codes/bodies/modelFormats';
import { Id, keyOf, Moment, orNull } from '../../shapes';

/** What comes off at once where a body is looked at from outside to inside. */
const Layer = Type.Object({
  name: Type.String(),
  /** What is in it, and what nature has there and the model does not. */
  text: Type.String(),
});

/** What is other than in health at one part. */
const Difference = Type.Object({
  /** The part in the healthy model; the sick one calls it the same. */
  structureId: Id,
  title: Type.String(),
  text: Type.String(),
  /** Why it matters. */
  matter: Type.String(),
  /** Where it is seen, as the viewer says it, in numbers of the healthy model's parts. */
  view: Type.String(),
});

/** What a sick body has, and the healthy one that it is laid beside. */
const Sickness = Type.Object({
  healthyId: Id,
  name: Type.String(),
  text: Type.String(),
  differences: Type.Array(Difference),
});
export type Sickness = Static<typeof Sickness>;

const Place = Type.Object({ x: Type.Number(), y: Type.Number(), z: Type.Number() });

/** What is said about a place of a model, with pictures of it. */
const ModelPin = Type.Object({
  title: Type.String(),
  text: Type.String(),
  place: Place,
  /** The part that it sticks in: it goes where that goes. */
  structureId: orNull(Id),
  /** Each by its address, and in words; '' where nobody says. */
  pictures: Type.Array(Type.Object({ src: Type.String(), text: Type.String() })),
});
export type ModelPin = Static<typeof ModelPin>;

/** A 3D model that a page can load. */
export const ModelFile = Type.Object({
  id: Id,
  title: Type.String(),
  /** Where it differs from nature, in words; '' where nobody says. */
  simplified: Type.String(),
  format: keyOf(modelFormats),
  preview: Type.String(),
  /** How many millimetres one of its own units is; null where nobody knows. */
  unitMm: orNull(Type.Number()),
  /** From the outermost to the innermost; none where nobody put its parts in an order. */
  layers: Type.Array(Layer),
  /** Whether there is an order that its parts can be put in. */
  hasOrder: Type.Boolean(),
  /** Null where it is a body in health, or nobody says. */
  sickness: orNull(Sickness),
  /** In the order of their numbers. */
  pins: Type.Array(ModelPin),
  address: Type.String(),
  bytes: Type.Integer(),
  expiresAt: orNull(Moment),
});
export type ModelFile = Static<typeof ModelFile>;

/** A named part of a model, flat: `pid` is the part that holds it. */
export const Structure = Type.Object({
  id: Id,
  pid: orNull(Id),
  modelId: Id,
  name: Type.String(),
  nameEn: Type.String(),
  nameLatin: Type.String(),
  /** False where `name` is the English one, because nobody has said the Chinese one yet. */
  isTranslated: Type.Boolean(),
  /** How its name is read, syllable by syllable. */
  spelling: Type.String(),
  description: Type.String(),
  color: Type.String(),
  /** The parts of the model's file that it consists of; a heading may have none. */
  meshes: Type.Array(Type.String()),
  /** Its place among the layers of its model; null where it is in none. */
  layer: orNull(Type.Integer()),
  /** Where its label points, in the model's own units. */
  anchor: orNull(Place),
});
export type Structure = Static<typeof Structure>;
