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
import { codeOf, strictObject, Id, keyOf, nullable, pageQuery, pageOf } from '../shapes';

/** The ranges of a text that match the keyword: `from` inclusive, `to` exclusive. */
const Marks = Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer() }));

/** Words of the keyword that the hit does not contain; such hits rank after complete ones. */
const missed = { missed: Type.Array(Type.String()) };

/** Notes about the search itself, beside its hits. */
const said = {
  /** The corrected spelling that was searched instead of a word without hits. */
  meant: Type.Union([Type.String(), Type.Null()]),
  /** Words dropped because they have no hits. */
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

/** A drill, a patient or a generated simulation, as described before it begins. */
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

/** A hit in the search across all kinds; its id is unique within its kind only. */
export const EverythingHit = Type.Object({
  kind: keyOf(foundKinds),
  type: codeOf(searchTypes),
  id: Id,
  title: Type.String(),
  /** The public part of its text. */
  text: Type.String(),
  cover: nullable(Type.String()),
  /** The price and address of a product on sale. */
  card: nullable(CommodityCard),
  titleMarks: Marks,
  textMarks: Marks,
  ...missed,
});
export type EverythingHit = Static<typeof EverythingHit>;

/** Without a keyword everything is found. */
export const searchContract = {
  /** Hits of all kinds in one ranking; with a subject, only products on sale of that subject. */
  everything: {
    access: 'open',
    query: strictObject({
      ...pageQuery,
      keyword: Type.String({ minLength: 1, maxLength: 50 }),
      type: Type.Optional(codeOf(helpTypes)),
      tagId: Type.Optional(Id),
    }),
    data: foundPageOf(EverythingHit),
  },
  commodities: {
    access: 'open',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      type: Type.Optional(codeOf(commodityTypes)),
      courseType: Type.Optional(codeOf(courseTypes)),
      ...narrowing,
    }),
    data: foundPageOf(CommodityHit),
  },
  news: {
    access: 'open',
    query: strictObject({ ...pageQuery, ...keywordAsked }),
    data: foundPageOf(NewsHit),
  },
  /** The platform's slides only; a school's slides are never found here. */
  slides: {
    access: 'open',
    query: strictObject({ ...pageQuery, ...keywordAsked }),
    data: foundPageOf(SlideHit),
  },
  /**
   * The public ones and those of the caller's school: first-aid drills, virtual patients,
   * simulations.
   */
  rehearsals: {
    access: 'open',
    query: strictObject({ ...pageQuery, ...keywordAsked, type: codeOf(rehearsalTypes) }),
    data: foundPageOf(RehearsalHit),
  },
  /** The counts shown on the tabs; 0 for a type without hits. */
  counts: {
    access: 'open',
    query: strictObject({
      ...keywordAsked,
      courseType: Type.Optional(codeOf(courseTypes)),
      ...narrowing,
    }),
    data: Type.Array(SearchCount),
  },
  /** Frequent searches that have hits. */
  hot: { access: 'open', data: Type.Array(Type.String()) },
  suggestions: {
    access: 'open',
    query: strictObject({ keyword: Type.String({ minLength: 1, maxLength: 50 }) }),
    data: Type.Array(Suggestion),
  },
} satisfies Record<keyof typeof searchCalls, CallContract>;

export type SearchContract = typeof searchContract;
