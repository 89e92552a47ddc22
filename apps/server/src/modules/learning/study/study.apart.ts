import type { SoldApart } from '@cheese/domain/contract/learning/coursewareShapes';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { Asking } from '../../../asking';
import type { Db } from '../../../db/database';
import { seeCourse } from '../course/course.door';
import type { CoursewareContent } from '../course/courseware.content';
import { selectNamingItems } from './study.detail.store';
import type { ShownParts } from './study.detail';
import { namedIn } from './study.named';

interface Looking {
  db: Db;
  person: Asking['person'] | null;
  clock: Asking['clock'];
}

type Thing = SoldApart['things'][number];

/** Slides are sold by their library, as specimens are. */
const LIBRARY = 2;

/**
 * The items of which something stays locked to somebody although they have the course: what the
 * platform sells by itself, a course does not lend.
 */
export async function listSoldApart(
  asking: Looking,
  parts: ShownParts,
  courseId: number,
): Promise<SoldApart[]> {
  await seeCourse(asking, courseId);
  const items = await selectNamingItems(asking.db, courseId);
  const locked = await lockedAmong(asking, parts, items);
  return items.flatMap(({ id, content }) => {
    const things = new Map(locked(content).map((one) => [`${one.type} ${one.id}`, one]));
    return things.size === 0 ? [] : { coursewareId: id, things: [...things.values()] };
  });
}

type Locked = (content: CoursewareContent) => Thing[];

/** Asked once for all items, whatever they are. */
async function lockedAmong(
  asking: Looking,
  { slides, things }: ShownParts,
  items: readonly { content: CoursewareContent }[],
): Promise<Locked> {
  const all = (type: CommodityType) =>
    unique(items.map(({ content }) => namedIn(content)).filter((one) => one?.type === type));
  const [seenSlides, benches, specimens] = await Promise.all([
    slides.seenBy(asking, [...new Set(items.flatMap(({ content }) => slidesIn(content)))]),
    things.seenBy(asking, 8, all(8)),
    things.seenBy(asking, 2, all(2)),
  ]);
  return (content) => {
    const named = namedIn(content);
    const seen = named?.type === 8 ? benches : specimens;
    const apart = (named?.ids ?? []).flatMap((id) => seen.get(id) ?? []);
    const libraries = slidesIn(content).flatMap((id) => seenSlides.get(id) ?? []);
    return [
      ...apart.filter(isLocked).map(({ id, name }) => ({ type: named?.type ?? LIBRARY, id, name })),
      ...libraries.filter(isLocked).map(({ libraryId: id, libraryName: name }) => ({
        ...({ type: LIBRARY, id, name } as const),
      })),
    ];
  };
}

const slidesIn = (content: CoursewareContent) => (content.type === 32 ? content.slideIds : []);
const isLocked = ({ isOpen }: { isOpen: boolean }) => !isOpen;
const unique = (named: readonly ReturnType<typeof namedIn>[]) => [
  ...new Set(named.flatMap((one) => one?.ids ?? [])),
];
