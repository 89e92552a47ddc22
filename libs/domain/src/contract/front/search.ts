import Type, { type Static, type TSchema } from 'typebox';
import type { searchCalls } from '../../calls/front/search';
import { commodityTypes, courseTypes } from '../../codes/shop/products';
import { foundKinds, helpTypes, rehearsalTypes, searchTypes } from '../../codes/front/searchTypes';
import type { CallContract } from '../call';
import { narrowing } from '../shop/commodity';
import { CommodityCard } from '../shop/shapes/commodityShapes';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { NewsItem } from '../content/news';
import { Slide } from '../slides/slide';
import { codeOf, exactly, Id, keyOf, orNull, pageAsked, pageOf } from '../shapes';

/** Where in a text the keyword was found: from one place up to, and not with, another. */
const Marks = Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer() }));

/** The words of the keyword that something has not: it comes after whatever has all of them. */
const missed = { missed: Type.Array(Type.String()) };

/** What a search says beside what it found. */
const said = {
  /** What was looked for instead of a word that nobody has. */
  meant: Type.Union([Type.String(), Type.Null()]),
  /** Words that nobody has. */
  leftOut: Type.Array(Type.String()),
};

const foundPageOf = <T extends TSchema>(item: T) =>
  Type.Object({ ...pageOf(item).properties, ...said });

export const CommodityHit = Type.Object({
  ...CommodityCard.properties,
  titleMarks: Marks,
  descriptionMarks: Marks,
  ...missed,
});
export type CommodityHit = Static<typeof CommodityHit>;

export const NewsHit = Type.Object({
  ...NewsItem.properties,
  titleMarks: Marks,
  summaryMarks: Marks,
  ...missed,
});
export type NewsHit = Static<typeof NewsHit>;

export const SlideHit = Type.Object({ ...Slide.properties, ...missed });
export type SlideHit = Static<typeof SlideHit>;

/** A drill, a patient or a simulation that was made: what one hears of it before it begins. */
export const RehearsalHit = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  minutes: Type.Integer(),
  titleMarks: Marks,
  textMarks: Marks,
  ...missed,
});
export type RehearsalHit = Static<typeof RehearsalHit>;

export const SearchCount = Type.Object({ type: codeOf(searchTypes), count: Type.Integer() });
export type SearchCount = Static<typeof SearchCount>;

export const Suggestion = Type.Object({
  text: Type.String(),
  type: codeOf(searchTypes),
  marks: Marks,
});
export type Suggestion = Static<typeof Suggestion>;

/** A hit of everything; its number is one of its own kind. */
export const EverythingHit = Type.Object({
  kind: keyOf(foundKinds),
  type: codeOf(searchTypes),
  id: Id,
  title: Type.String(),
  /** What everybody may read of it. */
  text: Type.String(),
  cover: orNull(Type.String()),
  /** What it costs and where it is, of what is on sale. */
  card: orNull(CommodityCard),
  titleMarks: Marks,
  textMarks: Marks,
  ...missed,
});
export type EverythingHit = Static<typeof EverythingHit>;

/** Without a keyword everything is found. */
export const searchContract = {
  /** Of every kind what a keyword finds, in one order; what is on sale of one subject alone. */
  everything: {
    access: 'open',
    query: exactly({
      ...pageAsked,
      keyword: Type.String({ minLength: 1, maxLength: 50 }),
      type: Type.Optional(codeOf(helpTypes)),
      tagId: Type.Optional(Id),
    }),
    data: foundPageOf(EverythingHit),
  },
  commodities: {
    access: 'open',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      type: Type.Optional(codeOf(commodityTypes)),
      courseType: Type.Optional(codeOf(courseTypes)),
      ...narrowing,
    }),
    data: foundPageOf(CommodityHit),
  },
  news: {
    access: 'open',
    query: exactly({ ...pageAsked, ...keywordAsked }),
    data: foundPageOf(NewsHit),
  },
  /** Of the platform's alone: what a school has is found by nobody else. */
  slides: {
    access: 'open',
    query: exactly({ ...pageAsked, ...keywordAsked }),
    data: foundPageOf(SlideHit),
  },
  /** Everybody's, and those of one's school: drills of first aid, virtual patients, simulations. */
  rehearsals: {
    access: 'open',
    query: exactly({ ...pageAsked, ...keywordAsked, type: codeOf(rehearsalTypes) }),
    data: foundPageOf(RehearsalHit),
  },
  /** What stands behind the names of the tabs; a type that was not found counts 0. */
  counts: {
    access: 'open',
    query: exactly({
      ...keywordAsked,
      courseType: Type.Optional(codeOf(courseTypes)),
      ...narrowing,
    }),
    data: Type.Array(SearchCount),
  },
  /** What many look for, and what is found. */
  hot: { access: 'open', data: Type.Array(Type.String()) },
  suggestions: {
    access: 'open',
    query: exactly({ keyword: Type.String({ minLength: 1, maxLength: 50 }) }),
    data: Type.Array(Suggestion),
  },
} satisfies Record<keyof typeof searchCalls, CallContract>;

export type SearchContract = typeof searchContract;
