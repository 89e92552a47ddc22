import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { chargeKinds } from '@cheese/domain/codes/shop/products';
import type { TagGroup } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import type { Choice } from '@cheese/ui/links/ChoiceRow';
import { texts } from '../texts';
import { codeChoices, codesOf } from './choices';
import type { Listing, ListingChange } from './listing';

/** Returns the current address with one change applied. */
export type HrefOf = (change: ListingChange) => string;

/** The rows share one choice: choosing in one row clears the others. */
export const classifyChoices = (group: TagGroup, { classifyId }: Listing, hrefOf: HrefOf) => {
  const choices = group.options.map(({ id, name }): Choice => ({
    label: name,
    href: hrefOf({ classifyId: id }),
    isChosen: id === classifyId,
  }));
  const isAll = choices.every(({ isChosen }) => !isChosen);
  return [
    { label: texts.all, href: hrefOf({ classifyId: undefined }), isChosen: isAll },
    ...choices,
  ];
};

export const chargeChoices = ({ charge }: Listing, hrefOf: HrefOf): Choice[] =>
  codeChoices(chargeKinds, charge, (kind) => hrefOf({ charge: kind }));

const [USUAL] = codesOf(listSorts);

export const sortChoices = ({ sort = USUAL }: Listing, hrefOf: HrefOf): Choice[] =>
  codesOf(listSorts).map((order) => ({
    label: listSorts[order],
    href: hrefOf({ sort: order === USUAL ? undefined : order }),
    isChosen: order === sort,
  }));
