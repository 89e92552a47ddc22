import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type {
  ContentOf,
  ItemContent,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { isVtt } from '@cheese/domain/rules/learning/isVtt';
import { courseMakingMessages as words } from '@cheese/domain/texts/courseMakingMessages';
import { cleanArticle } from '@cheese/question-files/html/clean';
import { refuseFault } from '../../../calls/refusal';
import { namedIn } from '../course/lent/course.things';
import type { CourseRow, CoursewareRow } from '../course/course.tables';
import type { Maker } from './courseMaking.access';
import { questionsIn, slidesIn } from './courseMaking.faults';
import { selectMedia } from './courseMaking.media.store';
import { sizeOfPicture } from './courseMaking.pictures';
import type { LessonParts } from './courseMaking.parts';

export type KeptContent = Pick<CoursewareRow, 'content' | 'mediaId' | 'durationS'>;

interface Making {
  maker: Maker;
  parts: LessonParts;
  row: Pick<CourseRow, 'organisationId'>;
  /** References already in the item are not checked again. */
  before: Pick<CoursewareRow, 'content' | 'mediaId'>;
}

/** Validates and sanitises the content. */
export async function keptContent(making: Making, asked: ItemContent): Promise<KeptContent> {
  refuseFault('content', asked.type === making.before.content.type ? null : words.type);
  switch (asked.type) {
    case coursewareTypeCodes.video:
      return keptFilm(making, asked);
    case coursewareTypeCodes.ppt: {
      const { mediaId, notes } = asked;
      await requireMedia(making, mediaId, 'document');
      return { content: { type: coursewareTypeCodes.ppt, notes }, mediaId, durationS: null };
    }
    case coursewareTypeCodes.mindMap:
      return alone(await keptPicture(making, asked));
    case coursewareTypeCodes.note:
      return alone({ type: coursewareTypeCodes.note, html: cleanArticle(asked.html) });
    case coursewareTypeCodes.experiment:
      return keptThings(making, asked);
    case coursewareTypeCodes.slide:
      await requireSlides(making, asked.slideIds);
      return alone(asked);
    case coursewareTypeCodes.specimen:
    case coursewareTypeCodes.model:
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
    case coursewareTypeCodes.exam:
      return keptThings(making, asked);
    case coursewareTypeCodes.test:
      await requireQuestions(making, asked.questionIds);
      return alone(asked);
  }
}

const alone = (content: KeptContent['content']): KeptContent => ({
  content,
  mediaId: null,
  durationS: null,
});

async function keptFilm(making: Making, asked: ContentOf<1>): Promise<KeptContent> {
  const { mediaId, chapters, checks, inOrder, subtitles } = asked;
  const film = await requireMedia(making, mediaId, 'film');
  const isFine = subtitles === null || isVtt(subtitles);
  refuseFault('subtitles', isFine ? null : words.subtitles);
  await requireQuestions(
    making,
    checks.map(({ questionId }) => questionId),
  );
  const marks = {
    chapters: bySecond(chapters).map((one) => ({ ...one, title: one.title.trim() })),
    checks: bySecond(checks),
  };
  const content = { type: coursewareTypeCodes.video, ...marks, inOrder, subtitles };
  return { content, mediaId, durationS: film?.durationS ?? null };
}

const bySecond = <T extends { second: number }>(list: readonly T[]) =>
  list.toSorted((one, other) => one.second - other.second);

async function requireMedia(
  { maker, row, before }: Making,
  id: number | null,
  kind: 'film' | 'document',
) {
  const found = id === null ? undefined : (await selectMedia(maker.db, [id])).get(id);
  if (id === null || id === before.mediaId) return found;
  const isTheirs = found !== undefined && found.organisationId === row.organisationId;
  refuseFault('media', isTheirs ? null : words.media);
  refuseFault('media', found?.kind === kind ? null : words.mediaKind);
  return found;
}

async function keptPicture({ maker, before }: Making, { picture }: ContentOf<4>) {
  const stood = before.content;
  if (stood.type === coursewareTypeCodes.mindMap && stood.picture === picture) return stood;
  if (picture === '') return { type: coursewareTypeCodes.mindMap, picture, width: 0, height: 0 };
  const size = await sizeOfPicture(maker.storage, picture);
  refuseFault('picture', size ? null : words.picture);
  return {
    type: coursewareTypeCodes.mindMap,
    picture,
    width: size?.width ?? 0,
    height: size?.height ?? 0,
  };
}

/** Adding a question to a lesson reveals its key, so the teacher must be allowed to use it. */
async function requireQuestions({ maker, parts, row, before }: Making, ids: readonly number[]) {
  const stood = new Set(questionsIn(before.content));
  const fresh = [...new Set(ids)].filter((id) => !stood.has(id));
  const isFine = await parts.questions.areUsable(maker, row.organisationId, fresh);
  refuseFault('questions', isFine ? null : words.question);
}

/** A course names what its school keeps, which it lends, and what the platform offers. */
async function requireSlides({ maker, parts, row, before }: Making, ids: readonly number[]) {
  const stood = new Set(slidesIn(before.content));
  const fresh = ids.filter((id) => !stood.has(id));
  const known = await parts.slides.selectNameable(maker.db, row.organisationId, fresh);
  refuseFault('slides', known.size === fresh.length ? null : words.slide);
}

/** New references must be usable in this course; those already in the item may stay. */
async function keptThings({ maker, parts, row, before }: Making, content: KeptContent['content']) {
  const { type, ids } = namedIn(content)!;
  const stood = new Set(namedIn(before.content)?.ids);
  const fresh = ids.filter((id) => !stood.has(id));
  const known = await parts.things.selectNameable(maker.db, row.organisationId, {
    type,
    ids: fresh,
  });
  refuseFault('opens', fresh.every((id) => known.has(id)) ? null : words.shelf);
  return alone(content);
}

/** As it is written again. */
export function toAsked({
  content,
  mediaId,
}: Pick<CoursewareRow, 'content' | 'mediaId'>): ItemContent {
  if (content.type === coursewareTypeCodes.video || content.type === coursewareTypeCodes.ppt)
    return { ...content, mediaId };
  if (content.type === coursewareTypeCodes.mindMap)
    return { type: coursewareTypeCodes.mindMap, picture: content.picture };
  return content;
}
