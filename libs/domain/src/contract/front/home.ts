import Type, { type Static } from 'typebox';
import type { homeCalls } from '../../calls/front/home';
import { commodityTypes } from '../../codes/shop/products';
import { Ad } from '../content/ad';
import type { CallContract } from '../call';
import { CommodityCard, LimitedOffer, Named, TagGroup } from '../shop/shapes/commodityShapes';
import { MemberBenefit, MemberCard } from '../shop/membership';
import { codeOf, strictObject, Id } from '../shapes';

/** A tab of the free area. */
const FreeTab = Type.Object({
  type: codeOf(commodityTypes),
  list: Type.Array(CommodityCard),
});

/** All content of the home page in one round trip. */
export const HomeBlocks = Type.Object({
  banners: Type.Array(Ad),
  ads: Type.Array(Ad, { description: 'The wide ones, and what is on offer until it ends' }),
  board: Type.Array(TagGroup, { description: 'The categories that scroll beside the banner' }),
  classify: Type.Array(Named),
  free: Type.Array(FreeTab),
  limited: Type.Array(LimitedOffer),
  hotCourses: Type.Array(CommodityCard),
  hotQuestions: Type.Array(CommodityCard),
  hotSpecimens: Type.Array(CommodityCard),
  isMember: Type.Boolean({ description: 'Who asks' }),
  memberBenefits: Type.Array(MemberBenefit),
  memberCards: Type.Array(MemberCard),
});
export type HomeBlocks = Static<typeof HomeBlocks>;

export const homeContract = {
  blocks: { access: 'open', query: strictObject({ tagId: Type.Optional(Id) }), data: HomeBlocks },
} satisfies Record<keyof typeof homeCalls, CallContract>;

export type HomeContract = typeof homeContract;
