import type { Answers } from '@cheese/domain/contract/call';
import type { CourseMakingContract as C } from '@cheese/domain/contract/learning/courseMaking';
import type { ChosenSlide } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { itemRules } from '@cheese/domain/rules/learning/itemRules';
import { courseMakingMessages as words } from '@cheese/domain/texts/courseMakingMessages';
import type { Static } from 'typebox';
import { refuse, refuseFault } from '../../../calls/refusal';
import { refuseBanned } from '../../people/publicWord/publicWord.service';
import type { CourseRow, CoursewareRow } from '../course/course.tables';
import { recountStudied } from '../study/study.door';
import { type Maker, seeItem, takeItem } from './courseMaking.access';
import { namedIn } from '../course/lent/course.things';
import { keptContent, toAsked } from './courseMaking.content';
import { updateItem } from './courseMaking.directory.store';
import { faultOf, type Pointed, pointedBy, questionsIn, slidesIn } from './courseMaking.faults';
import { toMedia } from './courseMaking.media.store';
import type { LessonParts } from './courseMaking.parts';
import { findMade, touchCourse } from './courseMaking.store';

export async function readItem(
  maker: Maker,
  parts: LessonParts,
  itemId: number,
): Promise<Answers<C['item']>> {
  const { db } = maker;
  const item = await seeItem(maker, itemId);
  const { brief } = (await findMade(db, item.courseId)) ?? refuse('courseware.notFound');
  const owner = brief.organisationId;
  const pointed = await pointedBy({ db, parts, owner }, [item]);
  const media = item.mediaId === null ? undefined : pointed.media.get(item.mediaId);
  return {
    ...item,
    courseName: brief.name,
    isPlatform: owner === null,
    content: toAsked(item),
    media: media ? toMedia(media) : null,
    questions: await parts.questions.describe(db, [...new Set(questionsIn(item.content))]),
    slides: slidesIn(item.content).map((id) => toChosen(id, pointed.slides)),
    opens: openedOf(item.content, pointed),
    fault: faultOf(item, pointed),
  };
}

/** Only the id is returned for a slide that may no longer be used. */
function toChosen(id: number, known: Pointed['slides']): ChosenSlide {
  const { title = '', thumbnail = '' } = known.get(id) ?? {};
  return { id, title, thumbnail, isGone: !known.has(id) };
}

/** The referenced things with pages of their own, as the editor shows them. */
function openedOf(content: CoursewareRow['content'], { things }: Pointed): ChosenSlide[] {
  const named = namedIn(content);
  const known = named && things.get(named.type);
  return (named?.ids ?? []).map((id) => {
    const { title = '', thumbnail = '' } = known?.get(id) ?? {};
    return { id, title, thumbnail, isGone: !known?.has(id) };
  });
}

/** Keeps an item; in a course that learners see, what they see of it has to be whole. */
export const saveItem = (
  maker: Maker,
  parts: LessonParts,
  { itemId, edition, content, ...asked }: Static<C['saveItem']['body']>,
): Promise<Answers<C['saveItem']>> =>
  maker.db.transaction(async (tx) => {
    const inside = { ...maker, db: tx };
    const { row, item } = await takeItem(inside, itemId);
    if (item.edition !== edition) refuse('course.changedMeanwhile');
    refuseFault('rule', itemRules[item.type].includes(asked.rule) ? null : words.rule);
    const kept = await keptContent({ maker: inside, parts, row, before: item }, content);
    const pointing = { db: tx, parts, owner: row.organisationId };
    const fault = faultOf(kept, await pointedBy(pointing, [kept]));
    if (isOpen(row) && !asked.isHidden) refuseFault('isHidden', fault && `${fault}。${words.hide}`);
    if (isOpen(row) && !asked.isHidden) await refuseBanned(tx, [asked.title]);
    const next = edition + 1;
    const facts = { ...asked, title: asked.title.trim(), ...kept, edition: next };
    await updateItem(tx, itemId, facts);
    if (asked.isHidden !== item.isHidden) await recountStudied(tx, row.id);
    await touchCourse(tx, row, maker.clock.now());
    return { edition: next, fault };
  });

/** Learners see it, now or as soon as its moment has come. */
export const isOpen = ({ publishedAt, withdrawnAt }: CourseRow) =>
  publishedAt !== null && withdrawnAt === null;
