import { chargeKindCodes, type ChargeKind } from '@cheese/domain/codes/shop/products';
import { type FailureKey, failures } from '@cheese/domain/texts/failures';
import { Refusal } from '../../../calls/refusal';

/** Refuses with what opens it: a membership opens what is free for members, and nothing else. */
export function refuseLocked(key: FailureKey, charge: ChargeKind | null): never {
  const ways = charge === chargeKindCodes.freeForMembers ? '购买或开通会员' : '购买';
  throw new Refusal(key, { message: failures[key].message.replace('开通', ways) });
}
