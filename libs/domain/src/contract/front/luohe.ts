import Type, { type Static } from 'typebox';
import type { luoheCalls } from '../../calls/front/luohe';
import type { CallContract } from '../call';
import { CommodityCard } from '../shop/shapes/commodityShapes';
import { strictObject, Id, Moment, pageQuery, pageOf } from '../shapes';

export const LuoheZone = Type.Object({
  school: Type.String(),
  logo: Type.String(),
  banner: Type.String(),
  html: Type.String(),
  courses: Type.Array(CommodityCard),
});
export type LuoheZone = Static<typeof LuoheZone>;

const entryFields = {
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  publishedAt: Moment,
};
export const LuoheEntry = Type.Object(entryFields);
export type LuoheEntry = Static<typeof LuoheEntry>;

export const LuoheArticle = Type.Object({ ...entryFields, html: Type.String() });
export type LuoheArticle = Static<typeof LuoheArticle>;

export const luoheContract = {
  zone: { access: 'open', data: LuoheZone },
  list: { access: 'open', query: strictObject(pageQuery), data: pageOf(LuoheEntry) },
  detail: { access: 'open', query: strictObject({ id: Id }), data: LuoheArticle },
} satisfies Record<keyof typeof luoheCalls, CallContract>;

export type LuoheContract = typeof luoheContract;
