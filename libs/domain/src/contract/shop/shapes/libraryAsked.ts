import Type from 'typebox';
import { listSorts } from '../../../codes/shop/listSorts';
import { chargeKinds } from '../../../codes/shop/products';
import { codeOf, Id, pageQuery } from '../../shapes';

export const keywordAsked = { keyword: Type.Optional(Type.String({ maxLength: 50 })) };

/** The common query of all library lists; `tagId` is the chosen subject. */
export const libraryAsked = {
  ...pageQuery,
  ...keywordAsked,
  tagId: Type.Optional(Id),
  charge: Type.Optional(codeOf(chargeKinds)),
  sort: Type.Optional(codeOf(listSorts)),
};
