import { strictObject } from '@cheese/domain/contract/shapes';
import type { Lesson } from '@cheese/generators/documents/page';
import Type from 'typebox';
import { readIndex } from '../../reading/readIndex';
import { readYaml } from '../../reading/readYaml';
import { Words } from '../../reading/shapes';
import { Figure } from './figure';

const Block = Type.Union([
  strictObject({
    kind: Type.Literal('points'),
    title: Type.Optional(Words),
    points: Type.Array(Words),
  }),
  strictObject({ kind: Type.Union([Type.Literal('text'), Type.Literal('key')]), text: Words }),
  strictObject({
    kind: Type.Literal('table'),
    head: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Type.String())),
  }),
  strictObject({ kind: Type.Literal('figure'), figure: Figure, caption: Words }),
]);

const LessonFile = strictObject({
  title: Words,
  under: Words,
  pages: Type.Array(
    strictObject({
      title: Words,
      left: Type.Array(Block),
      right: Type.Optional(Type.Array(Block)),
    }),
  ),
});

/** What is read page by page, each by the slug of its course. */
export const lessons: readonly Lesson[] = readIndex('documents').map((slug) => ({
  slug,
  ...readYaml(`documents/${slug}.yaml`, LessonFile),
}));
