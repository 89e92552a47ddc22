import { commodityTypes } from '@cheese/domain/codes/shop/products';
import { codeOf, strictObject, keyOf } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Words } from '../../reading/shapes';
import { optionUses } from '@cheese/server/modules/content/tag/tag.uses';

/**
 * A row of options that sorts one kind of product: a `classify` row stands above the list, a
 * `filter` waits behind 更多筛选.
 */
const Groups = Type.Array(
  strictObject({
    productType: codeOf(commodityTypes),
    use: keyOf(optionUses),
    name: Words,
    options: Type.Array(Words),
  }),
);

export const seedOptionGroups = readYaml('tags/options.yaml', Groups);
