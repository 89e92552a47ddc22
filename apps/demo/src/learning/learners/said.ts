import { strictObject } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { readEach } from '../../reading/readIndex';
import { Count, Words } from '../../reading/shapes';

const By = { by: Count };
const Said = strictObject({
  learners: Type.Array(Count),
  comments: Type.Array(
    strictObject({ ...By, stars: Type.Integer({ minimum: 1, maximum: 5 }), text: Words }),
  ),
  notes: Type.Array(
    strictObject({
      ...By,
      text: Words,
      item: Type.Optional(Words),
      position: Type.Optional(Count),
    }),
  ),
  questions: Type.Array(
    strictObject({
      ...By,
      title: Words,
      text: Words,
      answer: Type.Optional(Words),
      isAccepted: Type.Optional(Type.Literal(true)),
    }),
  ),
  notice: strictObject({ title: Words, text: Words }),
});

/** What learners and teachers wrote about a course. `by` counts the learners of `who` from 0. */
export type SeedSaid = Static<typeof Said> & { slug: string };

/**
 * Of each complete course: the first who learns it is through, the last has just begun; a question
 * without an answer waits for its teachers.
 */
export const seedSaid: readonly SeedSaid[] = readEach('said', Said).map(({ slug, said }) => ({
  slug,
  ...said,
}));
