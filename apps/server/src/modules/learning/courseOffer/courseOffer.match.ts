import type { OfferChange } from '@cheese/domain/contract/learning/courseOfferShapes';
import { isDeepStrictEqual } from 'node:util';
import type { CourseChapterRow, CourseRow, CoursewareRow } from '../course/course.tables';

type Chapter = CourseChapterRow;
type Item = CoursewareRow;

export interface Whole {
  row: CourseRow;
  chapters: readonly Chapter[];
  /** All of them, also those that were taken out. */
  items: readonly Item[];
}

interface Pair<T> {
  /** What is offered; null for what is on sale and is not in it any more. */
  next: T | null;
  /** What is on sale; null for what is new. */
  sold: T | null;
}

export interface Matched {
  chapters: Pair<Chapter>[];
  items: Pair<Item>[];
}

interface Copied {
  id: number;
  copiedFrom: number | null;
  removedAt: Date | null;
}

/** By what they are copies of; what was copied before that was kept, by its name. */
function paired<T extends Copied>(
  next: readonly T[],
  sold: readonly T[],
  nameOf: (one: T) => string,
): Pair<T>[] {
  const taken = new Set<number>();
  const find = (one: T) => {
    const free = sold.filter(({ id }) => !taken.has(id));
    const same =
      free.find(({ copiedFrom }) => copiedFrom !== null && copiedFrom === one.copiedFrom) ??
      free.find((old) => old.copiedFrom === null && nameOf(old) === nameOf(one)) ??
      null;
    if (same) taken.add(same.id);
    return { next: one, sold: same };
  };
  const pairs: Pair<T>[] = next.map(find);
  const gone = sold.filter(({ id, removedAt }) => !taken.has(id) && removedAt === null);
  return [...pairs, ...gone.map((one) => ({ next: null, sold: one }))];
}

/** What of an offered copy is what of the course that is on sale. */
export const matched = (next: Whole, sold: Whole): Matched => ({
  chapters: paired(next.chapters, sold.chapters, ({ title }) => title),
  items: paired(next.items, sold.items, ({ type, title }) => `${type} ${title}`),
});

const sheetOf = ({ name, description, cover, html, goals, forWhom, ...row }: CourseRow) => ({
  ...{ name, description, cover, html, goals, forWhom },
  ...{ certificateShare: row.certificateShare, trailerId: row.trailerId },
});
export const renewedSheet = sheetOf;

const chapterWords = ({ title, html }: Chapter) => ({ title, html });
const itemFacts = ({ title, type, isTrial, isHidden, rule, content, mediaId }: Item) => ({
  ...{ title, type, isTrial, isHidden, rule, content, mediaId },
});

/** Every change, to be looked at by who decides. */
export function changesBetween(next: Whole, sold: Whole): OfferChange[] {
  const { chapters, items } = matched(next, sold);
  const soldAs = new Map(chapters.map((pair) => [pair.next?.id, pair.sold?.id]));
  const isMoved = (one: Item, old: Item) =>
    soldAs.get(one.chapterId) !== old.chapterId || one.place !== old.place;
  const isMovedChapter = (one: Chapter, old: Chapter) =>
    (one.pid === null ? null : soldAs.get(one.pid)) !== old.pid || one.place !== old.place;
  const sheet: OfferChange[] = isDeepStrictEqual(sheetOf(next.row), sheetOf(sold.row))
    ? []
    : [{ how: 'changed', what: 'sheet', name: next.row.name }];
  return [
    ...sheet,
    ...chapters.flatMap((pair) => told('chapter', pair, chapterWords, isMovedChapter)),
    ...items.flatMap((pair) => told('item', pair, itemFacts, isMoved)),
  ];
}

function told<T extends { title: string; removedAt: Date | null }>(
  what: OfferChange['what'],
  { next, sold }: Pair<T>,
  factsOf: (one: T) => object,
  isMoved: (one: T, old: T) => boolean,
): OfferChange[] {
  const name = (next ?? sold)?.title ?? '';
  if (!next) return [{ how: 'removed', what, name }];
  if (!sold || sold.removedAt !== null) return [{ how: 'added', what, name }];
  if (!isDeepStrictEqual(factsOf(next), factsOf(sold))) return [{ how: 'changed', what, name }];
  return isMoved(next, sold) ? [{ how: 'moved', what, name }] : [];
}
