import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { Anatomy, AnatomyContract as C } from '@cheese/domain/contract/bodies/anatomy';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { listSold } from '../../shop/commodity/commodity.listing';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';
import { type AnatomyFacts, isListed, selectFacts } from './anatomy.list.store';
import { isFound } from './anatomy.narrowing.filters';
import { anatomy } from './anatomy.tables';

export const toAnatomy = (
  card: SoldCard,
  { categoryId, system, structureCount, source }: AnatomyFacts,
): Anatomy => ({
  ...soldFields(card),
  // An anatomy on sale always has a category.
  categoryId: categoryId ?? 0,
  system,
  structureCount,
  source,
});

export const listAnatomies = (
  db: Db,
  viewer: Viewer,
  { categoryId, system, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> =>
  listSold(db, viewer, asked, {
    type: commodityTypeCodes.anatomy,
    table: anatomy,
    isListed: isListed(db, { system, categoryId }),
    isFound: (keyword) => isFound(db, keyword),
    factsOf: selectFacts,
    toItem: toAnatomy,
  });
