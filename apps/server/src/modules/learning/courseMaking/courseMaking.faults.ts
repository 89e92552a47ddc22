import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { isSeenDone } from '@cheese/domain/rules/learning/itemCompletion';
import { courseMakingMessages as words } from '@cheese/domain/texts/courseMakingMessages';
import type { Db } from '../../../db/database';
import { type NamingType, namingTypes } from '@cheese/domain/codes/learning/thingPages';
import type { NamedSlide } from '../course/lent/course.slides';
import { namedIn, type NamedThing } from '../course/lent/course.things';
import type { CourseRow, CoursewareRow } from '../course/course.tables';
import { type KnownMedia, selectMedia, stateOf } from './courseMaking.media.store';
import type { LessonParts } from './courseMaking.parts';

type Content = CoursewareRow['content'];
type Item = Pick<CoursewareRow, 'content' | 'mediaId'>;

export interface Pointed {
  media: KnownMedia;
  living: ReadonlySet<number>;
  /** Slides that this course may use. */
  slides: ReadonlyMap<number, NamedSlide>;
  /** Things with pages of their own that this course may use, by item type. */
  things: KnownThings;
}

export type KnownThings = ReadonlyMap<NamingType, ReadonlyMap<number, NamedThing>>;

export const questionsIn = (content: Content): number[] => {
  if (content.type === coursewareTypeCodes.test) return content.questionIds;
  return content.type === coursewareTypeCodes.video
    ? content.checks.map(({ questionId }) => questionId)
    : [];
};

export const slidesIn = (content: Content): number[] =>
  content.type === coursewareTypeCodes.slide ? content.slideIds : [];

interface Pointing {
  db: Db;
  parts: LessonParts;
  /** School id, or null for the platform. */
  owner: number | null;
}

/** The referenced things that may be used; one query for each type that occurs. */
export async function thingsNamedBy(
  { db, parts, owner }: Pointing,
  contents: readonly Content[],
): Promise<KnownThings> {
  const named = contents.flatMap((content) => namedIn(content) ?? []);
  const asked = namingTypes.flatMap((type) => {
    const ids = [...new Set(named.flatMap((one) => (one.type === type ? one.ids : [])))];
    return ids.length > 0 ? [{ type, ids }] : [];
  });
  const found = asked.map((one) => parts.things.selectNameable(db, owner, one));
  const known = await Promise.all(found);
  return new Map(asked.map(({ type }, at) => [type, known[at]!]));
}

/** One query for each kind of reference. */
export async function pointedBy(pointing: Pointing, items: readonly Item[]): Promise<Pointed> {
  const { db, parts, owner } = pointing;
  const { questions, slides } = parts;
  const ids = new Set(items.flatMap(({ content }) => questionsIn(content)));
  const slideIds = items.flatMap(({ content }) => slidesIn(content));
  const contents = items.map(({ content }) => content);
  const [media, living, named, things] = await Promise.all([
    selectMedia(
      db,
      items.map(({ mediaId }) => mediaId),
    ),
    questions.selectLiving(db, [...ids]),
    slides.selectNameable(db, owner, slideIds),
    thingsNamedBy(pointing, contents),
  ]);
  return { media, living, slides: named, things };
}

/** The reason why an item cannot be learned; null if it can. */
export function faultOf(
  { content, mediaId }: Item,
  { media, living, slides, things }: Pointed,
): string | null {
  switch (content.type) {
    case coursewareTypeCodes.video:
      return (
        mediaFault(mediaId, media, words.noFilm) ??
        filmFault(content, media.get(mediaId!)) ??
        goneFault(content, living)
      );
    case coursewareTypeCodes.ppt:
      return mediaFault(mediaId, media, words.noDocument);
    case coursewareTypeCodes.mindMap:
      return content.picture === '' ? words.noPicture : null;
    case coursewareTypeCodes.note:
      return isBlank(content.html) ? words.noWords : null;
    case coursewareTypeCodes.slide:
      return content.slideIds.length > 0 ? slidesFault(content.slideIds, slides) : words.noSlides;
    case coursewareTypeCodes.experiment:
    case coursewareTypeCodes.specimen:
    case coursewareTypeCodes.model:
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
    case coursewareTypeCodes.exam:
      return thingsFault(content, things);
    case coursewareTypeCodes.test:
      return content.questionIds.length > 0 ? goneFault(content, living) : words.noQuestions;
  }
}

const isBlank = (html: string) => !/<(?:img|audio|table)\b|[^\s>](?=<|$)/.test(html);

function mediaFault(id: number | null, media: KnownMedia, none: string): string | null {
  const row = id === null ? undefined : media.get(id);
  if (!row) return none;
  const state = stateOf(row);
  return state === 'ready' ? null : words[state];
}

function filmFault(
  { chapters, checks }: Extract<Content, { type: 1 }>,
  film: { durationS: number | null } | undefined,
): string | null {
  const end = film?.durationS ?? null;
  const beyond = [...chapters, ...checks].find(({ second }) => end !== null && second > end);
  return beyond ? words.beyond(beyond.second) : null;
}

function goneFault(content: Content, living: ReadonlySet<number>): string | null {
  const gone = questionsIn(content).filter((id) => !living.has(id)).length;
  return gone > 0 ? words.questionsGone(gone) : null;
}

function slidesFault(ids: readonly number[], known: Pointed['slides']): string | null {
  const gone = ids.filter((id) => !known.has(id)).length;
  return gone > 0 ? words.slidesGone(gone) : null;
}

const nothingNamed: Record<NamingType, string> = {
  16: words.noExperiment,
  48: words.noSpecimens,
  128: words.noModels,
  256: words.noDrills,
  512: words.noPatients,
  1024: words.noExam,
};

function thingsFault(content: Content, known: KnownThings): string | null {
  const { type, ids } = namedIn(content)!;
  if (ids.length === 0) return nothingNamed[type];
  const gone = ids.filter((id) => !known.get(type)?.has(id)).length;
  return gone > 0 ? words.thingsGone(gone) : null;
}

/** Visible items whose completion the server observes itself. */
export const seenDoneIn = (items: readonly CoursewareRow[], { media }: Pick<Pointed, 'media'>) =>
  items.filter(({ isShown, mediaId, type, rule, durationS }) => {
    const file = mediaId === null ? undefined : media.get(mediaId);
    const extent = { durationS: file?.durationS ?? durationS, pageCount: file?.pageCount ?? 0 };
    return isShown && isSeenDone(rule, { type, ...extent });
  });

interface Whole {
  row: CourseRow;
  items: readonly CoursewareRow[];
  pointed: Pointed;
  /** Size of the audience; null if the course has none. */
  audienceCount: number | null;
  hasTeacher: boolean;
  banned: readonly Fault[];
}

interface Fault {
  itemId: number | null;
  message: string;
}

export function faultsOf({ row, items, pointed, audienceCount, hasTeacher, banned }: Whole) {
  const shown = items.filter(({ isShown }) => isShown);
  const found: Fault[] = [];
  const tell = (message: string) => void found.push({ itemId: null, message });
  if (shown.length === 0) tell(words.empty);
  if (!hasTeacher) tell(words.noTeacher);
  if (audienceCount === 0) tell(words.noAudience);
  const mustBeSeen = row.certificateShare !== null && !row.countsByHand && shown.length > 0;
  if (mustBeSeen && seenDoneIn(items, pointed).length === 0) tell(words.noCounted);
  const trailer = row.trailerId === null ? undefined : pointed.media.get(row.trailerId);
  if (row.trailerId !== null && (!trailer || stateOf(trailer) !== 'ready')) tell(words.trailer);
  for (const item of shown) {
    const fault = faultOf(item, pointed);
    if (fault) found.push({ itemId: item.id, message: words.ofItem(item.title, fault) });
  }
  return [...found, ...banned];
}
