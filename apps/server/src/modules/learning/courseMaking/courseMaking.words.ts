import { courseMakingMessages as words } from '@cheese/domain/texts/courseMakingMessages';
import { plainOf } from '@cheese/question-files/html/plain';
import type { Db } from '../../../db/database';
import { bannedWordsIn } from '../../people/publicWord/publicWord.service';
import type { CourseChapterRow, CourseRow, CoursewareRow } from '../course/course.tables';

interface Read {
  row: CourseRow;
  chapters: readonly CourseChapterRow[];
  items: readonly CoursewareRow[];
}

type Sheet = Pick<CourseRow, 'name' | 'description' | 'forWhom' | 'html' | 'goals'>;

/** The texts of the course sheet that learners read. */
export const wordsOfSheet = ({ name, description, forWhom, html, goals }: Sheet): string[] => [
  name,
  description,
  forWhom,
  plainOf(html),
  ...goals,
];

export const wordsOfChapter = ({ title, html }: Pick<CourseChapterRow, 'title' | 'html'>) => [
  title,
  plainOf(html),
];

/** Places with banned words; hidden items are not checked. */
export async function wordFaults(db: Db, { row, chapters, items }: Read) {
  const shown = items.filter(({ isShown }) => isShown);
  const read = [
    { texts: wordsOfSheet(row), tell: words.bannedInSheet, itemId: null },
    ...chapters.map((chapter) => ({
      texts: wordsOfChapter(chapter),
      itemId: null,
      tell: (word: string) => words.ofChapter(chapter.title, words.banned(word)),
    })),
    ...shown.map(({ id, title }) => ({
      texts: [title],
      itemId: id,
      tell: (word: string) => words.ofItem(title, words.banned(word)),
    })),
  ];
  const found = await bannedWordsIn(
    db,
    read.map(({ texts }) => texts),
  );
  return read.flatMap(({ tell, itemId }, nth) => {
    const word = found[nth];
    return word ? [{ itemId, message: tell(word) }] : [];
  });
}
