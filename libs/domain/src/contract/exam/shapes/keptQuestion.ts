import Type from 'typebox';
import { questionTypes } from '../../../codes/exam/questionTypes';
import { keywordAsked } from '../../shop/shapes/libraryAsked';
import { codeOf, Id, orNull, pageAsked } from '../../shapes';

/** What the lists of wrong and of collected questions may be narrowed to. */
export const keptAsked = {
  ...pageAsked,
  ...keywordAsked,
  libraryId: Type.Optional(Id),
  chapterId: Type.Optional(Id),
  courseId: Type.Optional(Id),
  type: Type.Optional(codeOf(questionTypes)),
};

/** Where a kept question comes from, in words; `libraryId` is null for those of a course. */
export const originFields = {
  libraryId: orNull(Id),
  origin: Type.String(),
};
