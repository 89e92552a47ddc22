import Type from 'typebox';
import { questionTypes } from '../../../codes/exam/questionTypes';
import { keywordAsked } from '../../shop/shapes/libraryAsked';
import { codeOf, Id, nullable, pageQuery } from '../../shapes';

/** The filters of the lists of wrong and of collected questions. */
export const keptAsked = {
  ...pageQuery,
  ...keywordAsked,
  libraryId: Type.Optional(Id),
  chapterId: Type.Optional(Id),
  courseId: Type.Optional(Id),
  type: Type.Optional(codeOf(questionTypes)),
};

/** The origin of a kept question, in words; `libraryId` is null for questions of a course. */
export const originFields = {
  libraryId: nullable(Id),
  origin: Type.String(),
};
