import { strictObject } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { Words } from '../../reading/shapes';

const Pixels = Type.Integer({ minimum: 0 });
/** Left, top, right and bottom, in pixels of the slide. */
const Box = Type.Tuple([Pixels, Pixels, Pixels, Pixels]);
const Positive = Type.Number({ exclusiveMinimum: 0 });
const Yes = Type.Optional(Type.Literal(true));

/** What is looked for in the picture once: each of it, or a layer as one. */
const Look = strictObject({
  /** What its painter calls it. */
  lies: Type.Array(Words),
  box: Box,
  step: Positive,
  least: Type.Optional(Type.Integer({ minimum: 1 })),
  rim: Type.Optional(Pixels),
  isBand: Yes,
  /** It is all that the slide has of it: nobody has to be told where to look. */
  isAll: Yes,
});

const Stop = strictObject({
  /** A landmark by its key, a look by its name, or the middle of a box. */
  at: Type.Union([Words, Box]),
  /** As a microscope says it: 4 is an objective of four times. */
  times: Positive,
  title: Words,
  text: Words,
});

const kind = <Kind extends string, Parts extends Type.TProperties>(name: Kind, parts: Parts) =>
  strictObject({
    kind: Type.Literal(name),
    title: Words,
    text: Words,
    explanation: Words,
    ...parts,
  });
const around = Type.Optional(Pixels);
const Percent = Type.Number({ minimum: 0, maximum: 100 });

/** Reaches in micrometres; `around` is how far about a landmark one looks, in pixels. */
const Task = Type.Union([
  kind('point', { of: Words, reach: Positive, around }),
  kind('outline', { of: Words, threshold: Percent, around }),
  kind('count', { of: Words, reach: Positive, allowed: Type.Number({ minimum: 0 }) }),
  kind('labels', { at: Type.Array(Words), others: Type.Array(Words) }),
  kind('choose', { about: Box, options: Type.Array(Words), right: Type.Array(Pixels) }),
  kind('find', { of: Words, reach: Positive, times: Positive }),
]);

/** What one learns from a slide: a way over it, and what is to be done on it. */
export const LessonFile = strictObject({
  tour: strictObject({ title: Words, stops: Type.Array(Stop) }),
  tasks: Type.Array(Task),
  looks: Type.Record(Type.String(), Look),
});

export type Lesson = Static<typeof LessonFile>;
export type Look = Static<typeof Look>;

export type SeedTask = Static<typeof Task>;
