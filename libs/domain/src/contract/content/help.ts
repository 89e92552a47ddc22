import Type, { type Static } from 'typebox';
import type { helpCalls } from '../../calls/content/help';
import { showTypes } from '../../codes/content/showTypes';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, strictObject, Id, Moment, pageQuery, pageOf } from '../shapes';

const helpFields = {
  id: Id,
  showType: codeOf(showTypes),
  category: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  updatedAt: Moment,
};
export const HelpItem = Type.Object(helpFields);
export type HelpItem = Static<typeof HelpItem>;

export const HelpArticle = Type.Object({ ...helpFields, html: Type.String() });
export type HelpArticle = Static<typeof HelpArticle>;

export const helpContract = {
  list: {
    access: 'open',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      showType: Type.Optional(codeOf(showTypes)),
    }),
    data: pageOf(HelpItem),
  },
  detail: { access: 'open', query: strictObject({ id: Id }), data: HelpArticle },
} satisfies Record<keyof typeof helpCalls, CallContract>;

export type HelpContract = typeof helpContract;
