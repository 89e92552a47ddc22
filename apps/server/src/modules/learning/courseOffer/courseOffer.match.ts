import type {
  OfferChange,
  OfferDifference,
} from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import type { CourseChapterRow, CourseRow, CoursewareRow } from '../course/course.tables';
import {
  chapterFacts,
  differencesOf,
  type Facts,
  itemFacts,
  type MediaNames,
  sheetFacts,
} from './courseOffer.differences';
import { texts } from './courseOffer.texts';

type Chapter = CourseChapterRow;
type Item = CoursewareRow;

export interface Whole {
  row: CourseRow;
  chapters: readonly Chapter[];
  /** All of them, also those that were taken out. */
  items: readonly Item[];
}

interface Pair<T> {
  /** The offered version; null if it was removed. */
  next: T | null;
  /** The version on sale; null if it is new. */
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

/** Pairs the parts of an offered copy with those of the course on sale. */
export const matched = (next: Whole, sold: Whole): Matched => ({
  chapters: paired(next.chapters, sold.chapters, ({ title }) => title),
  items: paired(next.items, sold.items, ({ type, title }) => `${type} ${title}`),
});

const sheetOf = ({ name, description, cover, html, goals, forWhom, ...row }: CourseRow) => ({
  name,
  description,
  cover,
  html,
  goals,
  forWhom,
  certificateShare: row.certificateShare,
  countsByHand: row.countsByHand,
  trailerId: row.trailerId,
});
export const renewedSheet = sheetOf;

/** All changes, for the reviewer. */
export function changesBetween(next: Whole, sold: Whole, names: MediaNames): OfferChange[] {
  const { chapters, items } = matched(next, sold);
  const soldAs = new Map(chapters.map((pair) => [pair.next?.id, pair.sold?.id]));
  const isMoved = (one: Item, old: Item) =>
    soldAs.get(one.chapterId) !== old.chapterId || one.place !== old.place;
  const isMovedChapter = (one: Chapter, old: Chapter) =>
    (one.pid === null ? null : soldAs.get(one.pid)) !== old.pid || one.place !== old.place;
  const sheet = differencesOf(sheetFacts(next.row, names), sheetFacts(sold.row, names));
  return [
    ...(sheet.length === 0 ? [] : [changed('sheet', next.row.name, sheet)]),
    ...chapters.flatMap((pair) =>
      told('chapter', pair, {
        factsOf: chapterFacts,
        isMoved: isMovedChapter,
        placeOf: (one, whole) => placeOfChapter(one, whole === 'next' ? next : sold),
      }),
    ),
    ...items.flatMap((pair) =>
      told('item', pair, {
        factsOf: (one) => itemFacts(one, names),
        isMoved,
        placeOf: (one, whole) => placeOfItem(one, whole === 'next' ? next : sold),
      }),
    ),
  ];
}

const changed = (
  what: OfferChange['what'],
  name: string,
  differences: OfferDifference[],
): OfferChange => ({ how: 'changed', what, name, differences });

interface MatchRules<T> {
  factsOf: (one: T) => Facts;
  isMoved: (one: T, old: T) => boolean;
  placeOf: (one: T, whole: 'next' | 'sold') => string;
}

function told<T extends { title: string; removedAt: Date | null }>(
  what: OfferChange['what'],
  { next, sold }: Pair<T>,
  { factsOf, isMoved, placeOf }: MatchRules<T>,
): OfferChange[] {
  const name = (next ?? sold)?.title ?? '';
  if (!next) return [{ how: 'removed', what, name, differences: [] }];
  if (!sold || sold.removedAt !== null) return [{ how: 'added', what, name, differences: [] }];
  const differences = differencesOf(factsOf(next), factsOf(sold));
  if (differences.length > 0) return [changed(what, name, differences)];
  const [before, now] = [placeOf(sold, 'sold'), placeOf(next, 'next')];
  if (!isMoved(next, sold)) return [];
  return [{ how: 'moved', what, name, differences: [{ part: 'place', before, now }] }];
}

const nthOf = <T extends { id: number; removedAt: Date | null }>(
  { id }: T,
  all: readonly T[],
  isBeside: (other: T) => boolean,
) =>
  all
    .filter((other) => other.removedAt === null && isBeside(other))
    .findIndex((other) => other.id === id) + 1;

const placeOfItem = (one: Item, { row, chapters, items }: Whole) =>
  texts.at(
    chapters.find(({ id }) => id === one.chapterId)?.title ?? row.name,
    nthOf(one, items, (other) => other.chapterId === one.chapterId),
  );

const placeOfChapter = (one: Chapter, { row, chapters }: Whole) =>
  texts.at(
    chapters.find(({ id }) => id === one.pid)?.title ?? row.name,
    nthOf(one, chapters, (other) => other.pid === one.pid),
  );
