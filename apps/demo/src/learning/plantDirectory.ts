import { courseChapter, courseware } from '@cheese/server/modules/learning/course/course.tables';
import type { Soil } from '../planting/seed';
import { type Means, itemRow } from './itemRow';
import type { SeedChapter } from './seedCourse';

interface Directory {
  courseId: number;
  chapters: readonly SeedChapter[];
  pid?: number;
}

/** The chapters in their order, each with its items and what is within it. */
export async function plantDirectory(
  soil: Soil,
  { courseId, chapters, pid }: Directory,
  means: Means,
) {
  for (const [place, { title, html = '', items, chapters: within = [] }] of chapters.entries()) {
    const [row] = await soil.db
      .insert(courseChapter)
      .values({ courseId, place, title, html, pid: pid ?? null })
      .returning({ id: courseChapter.id });
    const chapterId = row?.id ?? 0;
    if (items.length > 0) {
      await soil.db
        .insert(courseware)
        .values(
          items.map((item, at) => ({ courseId, chapterId, place: at, ...itemRow(item, means) })),
        );
    }
    await plantDirectory(soil, { courseId, chapters: within, pid: chapterId }, means);
  }
}
