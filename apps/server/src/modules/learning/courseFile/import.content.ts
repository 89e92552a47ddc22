import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { NamingType } from '@cheese/domain/codes/learning/thingPages';
import { isVtt } from '@cheese/domain/rules/learning/isVtt';
import { cleanArticle } from '@cheese/question-files/html/clean';
import type { NamedSlide } from '../course/lent/course.slides';
import type { CoursewareRow } from '../course/course.tables';
import type { CoursewareContent } from '../course/courseware.content';
import type { Maker } from '../courseMaking/courseMaking.access';
import type { KnownThings } from '../courseMaking/courseMaking.faults';
import type { LessonQuestions } from '../courseMaking/courseMaking.questions';
import { left } from './courseFile.texts';
import type { TakenPicture } from './import.take';
import type { AskedAgain, FiledContent, FiledItem, Manifest } from './manifest';

/** The references of the file that exist here and that the importer may use. */
export interface Known {
  /** Questions with the same words under the same number. */
  questions: ReadonlySet<number>;
  slides: ReadonlyMap<number, NamedSlide>;
  things: KnownThings;
  pictures: ReadonlyMap<string, TakenPicture>;
  /** Their addresses. */
  sounds: ReadonlyMap<string, string>;
  mediaIds: readonly (number | null)[];
}

const questionsOf = (content: FiledContent): AskedAgain[] => {
  if (content.type === coursewareTypeCodes.test) return content.questions;
  return content.type === coursewareTypeCodes.video
    ? content.checks.map(({ question }) => question)
    : [];
};

/** An id alone proves nothing: in a file from elsewhere it may be another question. */
export async function knownQuestions(
  maker: Maker,
  questions: LessonQuestions,
  { owner, manifest }: { owner: number | null; manifest: Manifest },
): Promise<ReadonlySet<number>> {
  const asked = manifest.items.flatMap(({ content }) => questionsOf(content));
  const usable = await questions.selectUsable(maker, owner, [
    ...new Set(asked.map(({ id }) => id)),
  ]);
  const described = await questions.describe(maker.db, [...usable]);
  const stems = new Map(described.map(({ id, stem }) => [id, stem]));
  return new Set(asked.flatMap(({ id, stem }) => (stems.get(id) === stem ? [id] : [])));
}

const slidesOf = (content: FiledContent) =>
  content.type === coursewareTypeCodes.slide && 'slides' in content ? content.slides : [];

export const slidesIn = ({ items }: Manifest): number[] =>
  items.flatMap(({ content }) => slidesOf(content).map(({ id }) => id));

/** References to things with pages of their own; older files give two of the kinds by id alone. */
export const namedIn = ({ items }: Manifest): CoursewareContent[] =>
  items.flatMap(({ content }): CoursewareContent[] => {
    if (content.type === coursewareTypeCodes.experiment) return [content];
    if (content.type === coursewareTypeCodes.specimen) return [content];
    if (!('things' in content)) return [];
    return [{ type: content.type, thingIds: content.things.map(({ id }) => id) }];
  });

/** An article with its pictures and sounds where they stand now; what names any other place loses it. */
export const articleOf = (html: string, { pictures, sounds }: Pick<Known, 'pictures' | 'sounds'>) =>
  cleanArticle(html, (address, kind) => {
    const [, said, name = ''] = /^(picture|sound):(.+)$/.exec(address) ?? [];
    if (said !== (kind ?? 'picture')) return null;
    return (kind === 'sound' ? sounds.get(name) : pictures.get(name)?.address) ?? null;
  });

type ItemContent = Pick<CoursewareRow, 'content' | 'mediaId'>;

/** Converts an item; parts that cannot be kept are reported through `tell`. */
export function contentOf(
  { content, title }: FiledItem,
  known: Known,
  tell: (words: string) => void,
): ItemContent {
  const mediaOf = (nth: number | null) => (nth === null ? null : (known.mediaIds[nth] ?? null));
  const asked = questionsOf(content);
  const gone = asked.filter(({ id }) => !known.questions.has(id)).length;
  if (gone > 0) tell(left.questions(title, gone));
  const those = (type: NamingType, ids: readonly number[]) => {
    const there = ids.filter((id) => known.things.get(type)?.has(id));
    if (there.length < ids.length) tell(left.shelf(title));
    return there;
  };
  switch (content.type) {
    case coursewareTypeCodes.video:
      return { content: filmOf(content, title, known, tell), mediaId: mediaOf(content.media) };
    case coursewareTypeCodes.ppt:
      return {
        content: { type: coursewareTypeCodes.ppt, notes: content.notes },
        mediaId: mediaOf(content.media),
      };
    case coursewareTypeCodes.mindMap: {
      const found = content.picture === null ? undefined : known.pictures.get(content.picture);
      if (content.picture !== null && !found) tell(left.picture(title));
      const { address = '', width = 0, height = 0 } = found ?? {};
      return alone({ type: coursewareTypeCodes.mindMap, picture: address, width, height });
    }
    case coursewareTypeCodes.note:
      return alone({ type: coursewareTypeCodes.note, html: articleOf(content.html, known) });
    case coursewareTypeCodes.experiment: {
      const ids = content.simulationId === null ? [] : [content.simulationId];
      return alone({
        type: coursewareTypeCodes.experiment,
        simulationId: those(coursewareTypeCodes.experiment, ids)[0] ?? null,
      });
    }
    case coursewareTypeCodes.slide:
      if ('slideIds' in content && content.slideIds.length > 0) tell(left.slidesByNumber(title));
      return alone({
        type: coursewareTypeCodes.slide,
        slideIds: slidesHere({ content, title }, known, tell),
      });
    case coursewareTypeCodes.specimen:
      return alone({
        type: coursewareTypeCodes.specimen,
        specimenIds: those(coursewareTypeCodes.specimen, content.specimenIds),
      });
    case coursewareTypeCodes.model:
    case coursewareTypeCodes.drill:
    case coursewareTypeCodes.patient:
    case coursewareTypeCodes.exam: {
      const { type, things } = content;
      // As with slides: under the same number there may be another one.
      const same = things.filter((one) => known.things.get(type)?.get(one.id)?.title === one.title);
      if (same.length < things.length) tell(left.shelf(title));
      return alone({ type, thingIds: [...new Set(same.map(({ id }) => id))] });
    }
    case coursewareTypeCodes.test: {
      const { questions, ...how } = content;
      const there = questions.filter(({ id }) => known.questions.has(id));
      return alone({ ...how, questionIds: [...new Set(there.map(({ id }) => id))] });
    }
  }
}

/** Questions that are not here are left out, and subtitles that no player reads. */
function filmOf(
  content: Extract<FiledItem['content'], { type: typeof coursewareTypeCodes.video }>,
  title: string,
  known: Known,
  tell: (words: string) => void,
): Extract<CoursewareRow['content'], { type: typeof coursewareTypeCodes.video }> {
  const { inOrder, subtitles } = content;
  const checks = content.checks
    .filter(({ question }) => known.questions.has(question.id))
    .map(({ second, mustAnswer, question }) => ({ second, mustAnswer, questionId: question.id }));
  const isFine = subtitles === null || isVtt(subtitles);
  if (!isFine) tell(left.subtitles(title));
  return {
    type: coursewareTypeCodes.video,
    chapters: bySecond(content.chapters),
    checks: bySecond(checks),
    inOrder,
    subtitles: isFine ? subtitles : null,
  };
}

/** As with questions, the same id may belong to another slide. */
function slidesHere(
  { content, title }: Pick<FiledItem, 'content' | 'title'>,
  known: Known,
  tell: (words: string) => void,
): number[] {
  const isHere = (one: { id: number; title: string }) =>
    known.slides.get(one.id)?.title === one.title;
  const asked = slidesOf(content);
  const strange = asked.filter((one) => !isHere(one));
  if (strange.length > 0) {
    tell(
      left.slides(
        title,
        strange.map((one) => one.title),
      ),
    );
  }
  return [...new Set(asked.filter(isHere).map(({ id }) => id))];
}

const alone = (content: CoursewareRow['content']): ItemContent => ({ content, mediaId: null });

const bySecond = <T extends { second: number }>(list: readonly T[]) =>
  list.toSorted((one, other) => one.second - other.second);
