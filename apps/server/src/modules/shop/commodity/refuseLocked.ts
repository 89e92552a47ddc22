import { chargeKindCodes, type ChargeKind } from '@cheese/domain/codes/shop/products';
import { type FailureKey, failures } from '@cheese/domain/texts/failures';
import { Refusal } from '../../../calls/refusal';
import { commodityTexts } from './commodity.texts';

/** Refuses with what opens it: a membership opens what is free for members, and nothing else. */
export function refuseLocked(key: FailureKey, charge: ChargeKind | null): never {
  const ways =
    charge === chargeKindCodes.freeForMembers ? commodityTexts.buyOrJoin : commodityTexts.buy;
  throw new Refusal(key, { message: failures[key].message.replace(commodityTexts.open, ways) });
}
