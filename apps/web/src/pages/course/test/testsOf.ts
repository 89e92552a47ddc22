import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';

/** The tests in a directory, each with its chapter. */
export const testsOf = (chapters: readonly DirectoryChapter[]) =>
  chapters.flatMap(({ title: chapter, coursewares }) =>
    coursewares
      .filter(({ type }) => type === coursewareTypeCodes.test)
      .map((item) => ({ item, chapter })),
  );
