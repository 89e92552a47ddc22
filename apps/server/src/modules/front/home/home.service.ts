import { adPlaceCodes } from '@cheese/domain/codes/content/adPlaces';
import { tagTypeCodes } from '@cheese/domain/codes/content/tagTypes';
import { commodityTypeCodes, type CommodityType } from '@cheese/domain/codes/shop/products';
import type { HomeBlocks } from '@cheese/domain/contract/front/home';
import { treeOf } from '@cheese/domain/rules/lists/tree';
import type { Db } from '../../../db/database';
import { selectAds } from '../../content/ad/ad.door';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import {
  listHot,
  listLimited,
  listOptions,
  listSomeFree,
} from '../../shop/commodity/commodity.service';
import { selectBenefits, selectMemberCards } from '../../shop/membership/membership.door';
import { selectTree } from '../../content/tag/tag.door';

const SHOWN = 8;
const SHOWN_LIMITED = 4;

/** The tabs of the free area, in their order. */
const freeTypes: readonly CommodityType[] = [
  commodityTypeCodes.course,
  commodityTypeCodes.specimen,
  commodityTypeCodes.bank,
  commodityTypeCodes.simulation,
  commodityTypeCodes.anatomy,
];

/** Everything that the home page shows, asked for at once. */
export async function readHome(
  db: Db,
  viewer: Viewer,
  tagId: number | undefined,
): Promise<HomeBlocks> {
  const hot = (productType: CommodityType) =>
    listHot(db, viewer, { productType, limit: SHOWN, ...(tagId && { tagId }) });
  const [banners, ads, board, classify, free, limited] = await Promise.all([
    selectAds(db, adPlaceCodes.homeCarousel, viewer.now),
    readAds(db, viewer.now),
    readBoard(db),
    readClassify(db),
    readFree(db, viewer, tagId),
    listLimited(db, viewer, { limit: SHOWN_LIMITED }),
  ]);
  const [hotCourses, hotQuestions, hotSpecimens, memberBenefits, memberCards] = await Promise.all([
    hot(commodityTypeCodes.course),
    hot(commodityTypeCodes.bank),
    hot(commodityTypeCodes.specimen),
    selectBenefits(db),
    selectMemberCards(db, viewer.now),
  ]);
  const lists = { free, limited, hotCourses, hotQuestions, hotSpecimens };
  const membership = { isMember: viewer.held.memberUntil !== null, memberBenefits, memberCards };
  return { banners, ads, board, classify, ...lists, ...membership };
}

/** The wide ones first, below them what is on offer for a time. */
async function readAds(db: Db, now: Date) {
  const places = await Promise.all(
    [adPlaceCodes.homeBanner, adPlaceCodes.offerBanner].map((place) => selectAds(db, place, now)),
  );
  return places.flat();
}

/** The subjects that scroll beside the banner: each top one with what is right below it. */
async function readBoard(db: Db) {
  const tree = treeOf(await selectTree(db, tagTypeCodes.subject));
  return tree.map(({ id, name, children }) => ({
    id,
    name,
    options: children.map((child) => ({ id: child.id, name: child.name })),
  }));
}

/** The first row of options of the course list. */
async function readClassify(db: Db) {
  const [first] = await listOptions(db, commodityTypeCodes.course, 'classify');
  return first?.options ?? [];
}

async function readFree(db: Db, viewer: Viewer, tagId: number | undefined) {
  const tabs = await Promise.all(
    freeTypes.map(async (type) => {
      const asked = { productType: type, ...(tagId && { tagId }) };
      return { type, list: await listSomeFree(db, viewer, asked, SHOWN) };
    }),
  );
  return tabs.filter(({ list }) => list.length > 0);
}
