import { type Section, writeWords as write } from '@cheese/question-files/docx/writeWords';
import type { PictureBytes } from '@cheese/question-files/withPictures';
import { picturesForWord } from '../../base/picture/picture.word';

interface Wanted {
  title: string;
  sections: Section[];
  pictures: PictureBytes;
}

/** Words with their pictures as a document: work for a thread. */
export const writeWords = async ({ title, sections, pictures }: Wanted) =>
  write(title, sections, await picturesForWord(pictures));
