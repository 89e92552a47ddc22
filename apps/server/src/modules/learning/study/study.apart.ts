import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { SoldApart } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { seeCourse } from '../course/course.door';
import { namedIn } from '../course/lent/course.things';
import type { CoursewareContent } from '../course/courseware.content';
import { selectNamingItems } from './study.detail.store';
import type { ShownParts } from './study.detail';

interface Looking {
  db: Db;
  person: CallerContext['person'] | null;
  clock: CallerContext['clock'];
}

type Thing = SoldApart['things'][number];

/** Commodity type of things that are sold separately, by item type. */
const soldAs = { 16: 8, 48: 2, 128: 16 } as const;
const sold = [16, 48, 128] as const;

/**
 * Items with content still locked to the user although they have the course, because a course does
 * not lend what the platform sells separately.
 */
export async function listSoldApart(
  context: Looking,
  parts: ShownParts,
  courseId: number,
): Promise<SoldApart[]> {
  await seeCourse(context, courseId);
  const items = await selectNamingItems(context.db, courseId);
  const locked = await lockedAmong(context, parts, items);
  return items.flatMap(({ id, content }) => {
    const things = new Map(locked(content).map((one) => [`${one.type} ${one.id}`, one]));
    return things.size === 0 ? [] : { coursewareId: id, things: [...things.values()] };
  });
}

type Locked = (content: CoursewareContent) => Thing[];

/** Asked once for all items, whatever they are. */
async function lockedAmong(
  context: Looking,
  { slides, things }: ShownParts,
  items: readonly { content: CoursewareContent }[],
): Promise<Locked> {
  const ids = (type: (typeof sold)[number]) => [
    ...new Set(
      items.flatMap(({ content }) => {
        const named = namedIn(content);
        return named?.type === type ? named.ids : [];
      }),
    ),
  ];
  const [seenSlides, ...seen] = await Promise.all([
    slides.seenBy(context, [...new Set(items.flatMap(({ content }) => slidesIn(content)))]),
    ...sold.map((type) => things.seenBy(context, { type, ids: ids(type) })),
  ]);
  return (content) => {
    const named = namedIn(content);
    const at = sold.findIndex((type) => type === named?.type);
    const type = soldAs[sold[at] ?? coursewareTypeCodes.specimen];
    const apart = (named?.ids ?? []).flatMap((id) => seen[at]?.get(id) ?? []);
    const libraries = slidesIn(content).flatMap((id) => seenSlides.get(id) ?? []);
    return [
      ...apart.filter(isLocked).map(({ id, name }) => ({ type, id, name })),
      ...libraries.filter(isLocked).map(({ libraryId: id, libraryName: name }) => ({
        // Slides are sold by their library, as specimens are.
        ...({ type: commodityTypeCodes.specimen, id, name } as const),
      })),
    ];
  };
}

const slidesIn = (content: CoursewareContent) =>
  content.type === coursewareTypeCodes.slide ? content.slideIds : [];
const isLocked = ({ isOpen }: { isOpen: boolean }) => !isOpen;
