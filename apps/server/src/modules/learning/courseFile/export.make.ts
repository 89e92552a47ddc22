import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { Db } from '../../../db/database';
import type { Storage } from '../../../ports/storage';
import type { NamedSlide } from '../course/lent/course.slides';
import type { CourseChapterRow, CourseRow, CoursewareRow } from '../course/course.tables';
import { selectKeptChapters, selectKeptItems } from '../courseMaking/courseMaking.door';
import {
  type KnownThings,
  questionsIn,
  slidesIn,
  thingsNamedBy,
} from '../courseMaking/courseMaking.faults';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { left, places } from './courseFile.texts';
import { Along } from './export.plan';
import {
  type AskedAgain,
  type FiledContent,
  FORMAT,
  MANIFEST,
  type Manifest,
  VERSION,
} from './manifest';
import { zipBytes, type ZipFile } from './zip/zip.write';

interface MadeFile {
  files: readonly ZipFile[];
  bytes: number;
  left: readonly string[];
}

interface House {
  db: Db;
  storage: Pick<Storage, 'find'>;
  parts: LessonParts;
}

/** References that are not exported themselves but can be recognised by their words. */
interface Named {
  stems: ReadonlyMap<number, string>;
  slides: ReadonlyMap<number, NamedSlide>;
  things: KnownThings;
}

/** Exports a course without learner data and without questions that have keys. */
export async function makeCourseFile(services: House, row: CourseRow): Promise<MadeFile> {
  const { db, storage, parts } = services;
  const along = new Along(storage);
  const chapters = inOrder(await selectKeptChapters(db, row.id));
  const items = await selectKeptItems(db, row.id);
  const asked = new Set(items.flatMap(({ content }) => questionsIn(content)));
  const described = await parts.questions.describe(db, [...asked]);
  const stems = new Map(described.map(({ id, stem }) => [id, stem]));
  const slideIds = items.flatMap(({ content }) => slidesIn(content));
  const slides = await parts.slides.selectNameable(db, row.organisationId, slideIds);
  const contents = items.map(({ content }) => content);
  const things = await thingsNamedBy({ db, parts, owner: row.organisationId }, contents);
  await along.bringMedia(db, [row.trailerId, ...items.map(({ mediaId }) => mediaId)]);
  const manifest = await manifestOf({
    along,
    row,
    chapters,
    items,
    named: { stems, slides, things },
  });
  const text = Buffer.from(JSON.stringify(manifest));
  const first: ZipFile = { name: MANIFEST, bytes: text.length, read: () => once(text) };
  const files = [first, ...along.files];
  return { files, bytes: zipBytes(files), left: along.left };
}

async function* once(bytes: Buffer) {
  yield bytes;
}

/** Each after the one that it stands in. */
function inOrder(chapters: readonly CourseChapterRow[], pid: number | null = null) {
  const own = chapters.filter((one) => one.pid === pid);
  return own.flatMap((one): CourseChapterRow[] => [one, ...inOrder(chapters, one.id)]);
}

interface ExportedCourse {
  along: Along;
  row: CourseRow;
  chapters: readonly CourseChapterRow[];
  items: readonly CoursewareRow[];
  named: Named;
}

async function manifestOf({
  along,
  row,
  chapters,
  items,
  named,
}: ExportedCourse): Promise<Manifest> {
  const nthOf = new Map(chapters.map(({ id }, nth) => [id, nth]));
  const { name, description, goals, forWhom, certificateShare, countsByHand } = row;
  const html = await along.article(row.html, places.introduction);
  const filedChapters = [];
  for (const { pid, title, html: words } of chapters) {
    const above = pid === null ? null : (nthOf.get(pid) ?? null);
    filedChapters.push({ above, title, html: await along.article(words, title) });
  }
  const filedItems = [];
  for (const item of items) {
    const { title, isTrial, isHidden, rule, chapterId } = item;
    const content = await contentOf(item, along, named);
    const chapter = nthOf.get(chapterId);
    if (chapter === undefined) continue;
    filedItems.push({ chapter, title, isTrial, isHidden, rule, content });
  }
  return {
    format: FORMAT,
    version: VERSION,
    sheet: { name, description, html, goals, forWhom, certificateShare, countsByHand },
    cover: isDrawn(row.cover) ? null : await along.picture(row.cover, places.cover),
    trailer: along.mediaNth(row.trailerId),
    chapters: filedChapters,
    items: filedItems,
    media: along.media,
    pictures: along.pictures,
    sounds: along.sounds,
  };
}

/** Drawn by the name, and so it is again. */
const isDrawn = (cover: string) => /^(?:\/storage\/)?course\/drawn-/.test(cover);

async function contentOf(
  { content, mediaId, title }: CoursewareRow,
  along: Along,
  { stems, slides, things }: Named,
): Promise<FiledContent> {
  const again = (id: number): AskedAgain[] =>
    stems.has(id) ? [{ id, stem: stems.get(id) ?? '' }] : [];
  const filed = along.mediaNth(mediaId);
  switch (content.type) {
    case coursewareTypeCodes.video: {
      const checks = content.checks.flatMap(({ second, mustAnswer, questionId }) =>
        again(questionId).map((question) => ({ second, mustAnswer, question })),
      );
      return { ...content, checks, media: filed };
    }
    case coursewareTypeCodes.ppt:
      return { ...content, media: filed };
    case coursewareTypeCodes.mindMap: {
      const { picture } = content;
      return {
        type: coursewareTypeCodes.mindMap,
        picture: picture === '' ? null : await along.picture(picture, title),
      };
    }
    case coursewareTypeCodes.note:
      return { type: coursewareTypeCodes.note, html: await along.article(content.html, title) };
    case coursewareTypeCodes.experiment:
      return content;
    case coursewareTypeCodes.slide: {
      const there = content.slideIds.flatMap((id) => slides.get(id) ?? []);
      const gone = content.slideIds.length - there.length;
      if (gone > 0) along.leave(left.slidesGone(title, gone));
      return {
        type: coursewareTypeCodes.slide,
        slides: there.map((one) => ({ id: one.id, title: one.title })),
      };
    }
    case coursewareTypeCodes.model:
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
    case coursewareTypeCodes.exam: {
      const there = content.thingIds.flatMap((id) => things.get(content.type)?.get(id) ?? []);
      if (there.length < content.thingIds.length) along.leave(left.thingsGone(title));
      const again = there.map((one) => ({ id: one.id, title: one.title }));
      return { type: content.type, things: again };
    }
    case coursewareTypeCodes.test: {
      const { questionIds, ...how } = content;
      return { ...how, questions: questionIds.flatMap(again) };
    }
    default:
      return content;
  }
}
