import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';

const TEST = 64;

export const testsOf = (chapters: readonly DirectoryChapter[]) =>
  chapters.flatMap(({ title: chapter, coursewares }) =>
    coursewares.filter(({ type }) => type === TEST).map((item) => ({ item, chapter })),
  );
