import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type {
  CoursewareDetail,
  ItemSlide,
  Opened,
} from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { ruleOf } from '@cheese/domain/rules/learning/itemCompletion';
import { askedOf } from '@cheese/domain/rules/learning/lessonTest';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { requireItem } from '../course/course.door';
import type { CourseSlides } from '../course/lent/course.slides';
import { type CourseThings, namedIn } from '../course/lent/course.things';
import type { CoursewareRow } from '../course/course.tables';
import { filmIn, filmOf } from '../media/filmIn';
import { fileNames } from '../mediaFile/media.names';
import { signFolder } from '../mediaFile/media.service';
import type { MediaRow } from '../mediaFile/media.tables';
import { findShown, selectChapters, selectTitles } from './study.detail.store';
import { inOrder, neighbours } from './study.order';
import { selectAnswered } from './film.store';
import { findProgress, type KnownProgress } from './study.store';

/** The caller's view of an item that is open to them. */
export interface SeenItem {
  /** Signed folder of the film or document; null if there is none. */
  folder: string | null;
  kept: KnownProgress | null;
  /** The slides of an item of slides. */
  slides: ItemSlide[];
  /** Things that the item opens on pages of their own. */
  opens: Opened[];
  /** The moments of a film whose questions they have answered. */
  answered: ReadonlySet<number>;
}

/** Parts of items that wings above this one provide. */
export interface ShownParts {
  slides: CourseSlides;
  things: CourseThings;
}

interface Opening {
  db: Db;
  person: CallerContext['person'] | null;
  clock: CallerContext['clock'];
}

export async function openItem(
  { db, person, clock }: Opening,
  parts: ShownParts,
  { id, type }: { id: number; type?: CoursewareRow['type'] | undefined },
): Promise<SeenItem> {
  const [{ item }, kept] = await Promise.all([
    requireItem({ db, person, clock }, id),
    person && findProgress(db, person.id, id),
  ]);
  if (type !== undefined && type !== item.type) refuse('courseware.notFound');
  const whose = { personId: item.isTrial ? null : (person?.id ?? null), clock };
  const folder = item.mediaId === null ? null : await signFolder(db, item.mediaId, whose);
  const [slides, opens, answered] = await Promise.all([
    slidesFor({ db, person, clock }, parts.slides, item),
    opensFor({ db, person, clock }, parts.things, item),
    answeredIn(db, item, person),
  ]);
  return { folder, kept, slides, opens, answered };
}

/** In order; a slide the user may not see is only marked as missing. */
async function slidesFor(
  context: Opening,
  courseSlides: CourseSlides,
  { content }: CoursewareRow,
): Promise<ItemSlide[]> {
  if (content.type !== coursewareTypeCodes.slide) return [];
  const seen = await courseSlides.seenBy(context, content.slideIds);
  return content.slideIds.map((id) => {
    const one = seen.get(id);
    if (!one) return { id, name: '', picture: null, state: 'away', libraryId: null };
    const { title: name, thumbnail, isOpen, libraryId } = one;
    const state = isOpen ? 'open' : 'locked';
    return { id, name, picture: thumbnail || null, state, libraryId };
  });
}

/** The same of what opens on pages of its own; what is gone keeps the name of the item. */
async function opensFor(
  context: Opening,
  things: CourseThings,
  { content, title }: CoursewareRow,
): Promise<Opened[]> {
  const named = namedIn(content);
  if (!named) return [];
  const seen = await things.seenBy(context, named);
  return named.ids.map((id) => {
    const one = seen.get(id);
    if (!one) return { id, name: title, picture: null, page: null, state: 'away' };
    const { isOpen, ...shown } = one;
    return { ...shown, state: isOpen ? 'open' : 'locked' };
  });
}

async function answeredIn(db: Db, { id, content }: CoursewareRow, person: Opening['person']) {
  if (!person || content.type !== coursewareTypeCodes.video || content.checks.length === 0)
    return none;
  const ids = new Set(await selectAnswered(db, person.id, id));
  return new Set(
    content.checks.filter(({ questionId }) => ids.has(questionId)).map(({ second }) => second),
  );
}

const none: ReadonlySet<number> = new Set();

/** An item in its shared form, with file names only and no progress. */
export async function makeDetail(db: Db, id: number): Promise<CoursewareDetail> {
  const { item, courseName, media } = (await findShown(db, id)) ?? refuse('courseware.notFound');
  const [chapters, titles] = await Promise.all([
    selectChapters(db, item.courseId),
    selectTitles(db, item.courseId),
  ]);
  const { content: _content, mediaId: _media, place: _place, ...fields } = item;
  const durationS = media?.durationS ?? item.durationS;
  const extent = { type: item.type, durationS, pageCount: media?.pages.length ?? 0 };
  const shared = {
    ...fields,
    courseName,
    durationS,
    rule: ruleOf(item.rule, extent),
    isLocked: false,
    isStudied: false,
    position: 0,
    seen: [],
    ...neighbours(inOrder(chapters, titles), id),
  };
  return { ...shared, ...contentOf(item, media) } as CoursewareDetail;
}

function contentOf({ content }: CoursewareRow, media: MediaRow | null) {
  switch (content.type) {
    case coursewareTypeCodes.video:
      return { ...filmOf(media), ...marksOf(content) };
    case coursewareTypeCodes.ppt:
      return { pages: pagesOf(media, content.notes) };
    case coursewareTypeCodes.mindMap: {
      const { picture, width, height } = content;
      return { picture, width, height };
    }
    case coursewareTypeCodes.note:
      return { html: content.html };
    case coursewareTypeCodes.slide:
      // Slides depend on the caller, so they are not in the cached answer.
      return { slides: [] };
    case coursewareTypeCodes.experiment:
    case coursewareTypeCodes.specimen:
    case coursewareTypeCodes.model:
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
    case coursewareTypeCodes.exam:
      return { opens: [] };
    case coursewareTypeCodes.test:
      return { questionCount: askedOf(content), passShare: content.passShare };
  }
}

type ContentOf<T extends number> = Extract<CoursewareRow['content'], { type: T }>;

const marksOf = ({ chapters, checks, inOrder: isInOrder, subtitles }: ContentOf<1>) => ({
  chapters,
  subtitles,
  isInOrder,
  checks: checks.map(({ second, mustAnswer }) => ({ second, mustAnswer, isAnswered: false })),
});

const pagesOf = (media: MediaRow | null, notes: readonly string[]) =>
  (media?.readyAt ? media.pages : []).map(({ width, height, text }, at) => ({
    picture: fileNames.page(at + 1),
    width,
    height,
    text,
    note: notes[at] ?? '',
  }));

/** The same for one person: with the way to its files, and how far they are. */
export function ownDetail(detail: CoursewareDetail, seenBy: SeenItem): CoursewareDetail {
  const { folder, kept, answered, slides, opens } = seenBy;
  const { position = 0, seen = [], studiedAt = null } = kept ?? {};
  const own = { ...detail, position, seen, isStudied: studiedAt !== null };
  const at = (name: string | null) => name && folder && folder + name;
  if (own.type === coursewareTypeCodes.video) {
    const checks = own.checks.map((stop) => ({ ...stop, isAnswered: answered.has(stop.second) }));
    return { ...own, ...filmIn(folder, own), checks };
  }
  if (own.type === coursewareTypeCodes.slide) return { ...own, slides };
  if ('opens' in own) return { ...own, opens };
  if (own.type !== coursewareTypeCodes.ppt) return own;
  const pages = own.pages.map((page) => ({ ...page, picture: at(page.picture) ?? '' }));
  return { ...own, pages };
}
