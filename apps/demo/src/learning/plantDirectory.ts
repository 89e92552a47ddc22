import {
  insertChapter,
  insertItem,
} from '@cheese/server/modules/learning/courseMaking/courseMaking.door';
import type { SeedContext } from '../planting/seed';
import { type Means, itemRow } from './itemRow';
import type { SeedChapter } from './seedCourse';

interface Directory {
  courseId: number;
  chapters: readonly SeedChapter[];
  pid?: number;
}

/** The chapters in their order, each with its items and what is within it. */
export async function plantDirectory(
  soil: SeedContext,
  { courseId, chapters, pid }: Directory,
  means: Means,
) {
  for (const [place, { title, html = '', items, chapters: within = [] }] of chapters.entries()) {
    const words = { title, html };
    const chapterId = await insertChapter(soil.db, { courseId, place, pid: pid ?? null, ...words });
    for (const [at, item] of items.entries()) {
      await insertItem(soil.db, { courseId, chapterId, place: at, ...itemRow(item, means) });
    }
    await plantDirectory(soil, { courseId, chapters: within, pid: chapterId }, means);
  }
}
