import Type, { type Static } from 'typebox';
import { questionImportChoices } from '../../../codes/exam/questionFiles';
import { questionDifficulties, questionTypes } from '../../../codes/exam/questionTypes';
import { codeOf, Id, keyOf, nullable, strictObject } from '../../shapes';

/** Only addresses in the product's own storage, never external ones. */
const Picture = Type.String({ pattern: '^/storage/[\\w./-]{1,300}$' });
const Html = Type.String({ maxLength: 20_000 });
const listOf = (most: number, longest: number) =>
  Type.Array(Type.String({ maxLength: longest }), { maxItems: most });

/** A question as it was found or as the teacher corrects it, possibly with many faults. */
export const ImportedDraft = strictObject({
  type: codeOf(questionTypes),
  difficulty: codeOf(questionDifficulties),
  context: Html,
  group: nullable(Type.String({ maxLength: 200 })),
  stem: Html,
  pictures: Type.Array(Picture, { maxItems: 20 }),
  options: Type.Array(
    strictObject({
      key: Type.String({ maxLength: 5 }),
      text: Html,
      picture: nullable(Picture),
    }),
    { maxItems: 60 },
  ),
  prompts: listOf(60, 20_000),
  key: Type.Array(listOf(60, 10_000), { maxItems: 60 }),
  analysis: Html,
  tags: listOf(60, 200),
  source: Type.String({ maxLength: 1_000 }),
});

const Fault = Type.Object({ field: Type.String(), message: Type.String() });

/**
 * The same as read from the file; fields may exceed their limits, and are shown to be shortened.
 */
const FoundDraft = Type.Object({
  type: codeOf(questionTypes),
  difficulty: codeOf(questionDifficulties),
  context: Type.String(),
  group: nullable(Type.String()),
  stem: Type.String(),
  pictures: Type.Array(Type.String()),
  options: Type.Array(
    Type.Object({
      key: Type.String(),
      text: Type.String(),
      picture: nullable(Type.String()),
    }),
  ),
  prompts: Type.Array(Type.String()),
  key: Type.Array(Type.Array(Type.String())),
  analysis: Type.String(),
  tags: Type.Array(Type.String()),
  source: Type.String(),
});

export const ImportedQuestion = Type.Object({
  /** Its index in the file, from 0, which identifies it in these calls. */
  place: Type.Integer(),
  /** Its position in the file, in words. */
  where: Type.String(),
  chapter: Type.Array(Type.String()),
  draft: FoundDraft,
  /** The faults that prevent its import, by field of the draft. */
  faults: Type.Array(Fault),
  /** Content that could not be taken over, in words. */
  lost: Type.Array(Type.String()),
  /** The index of an earlier question in the file with the same content. */
  sameAs: nullable(Type.Integer()),
  /** A question of the bank with the same content. */
  knownId: nullable(Id),
  choice: nullable(keyOf(questionImportChoices)),
  isTaken: Type.Boolean({ description: 'Whether it would be saved as things stand.' }),
});
export type ImportedQuestion = Static<typeof ImportedQuestion>;
