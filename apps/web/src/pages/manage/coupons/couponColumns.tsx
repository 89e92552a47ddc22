import {
  couponWayCodes,
  couponAudiences,
  couponKinds,
  couponWays,
} from '@cheese/domain/codes/shop/coupons';
import type { ManagedCoupon } from '@cheese/domain/contract/shop/couponManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { couponText, scopeText } from '@cheese/domain/rules/shop/couponText';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

export const filters = { kind: couponKinds, way: couponWays } as const;

function stateOf({ voidedAt, startsAt, endsAt }: ManagedCoupon, now: number): string {
  if (voidedAt !== null) return texts.voided;
  if (startsAt > now) return texts.early;
  return endsAt <= now ? texts.ended : texts.valid;
}

type ActionsFor = (coupon: ManagedCoupon) => RowAction[];

export const couponColumns = (actionsFor: ActionsFor, now: number): Column<ManagedCoupon>[] => [
  { key: 'name', label: texts.name, cell: ({ name }) => name, minWidth: 128 },
  { key: 'content', label: texts.content, cell: couponText, minWidth: 144 },
  {
    key: 'audience',
    label: texts.audience,
    cell: ({ audience }) => couponAudiences[audience],
    width: 88,
  },
  { key: 'scope', label: texts.scope, cell: scopeText, width: 128 },
  { key: 'way', label: texts.way, cell: ({ way }) => couponWays[way], width: 112 },
  {
    key: 'granted',
    label: texts.granted,
    cell: ({ way, granted }) => (way === couponWayCodes.automatic ? texts.none : granted),
    align: 'end',
    width: 72,
  },
  {
    key: 'used',
    label: texts.used,
    cell: ({ used, inAll }) => (inAll === null ? used : texts.inAllOf(used, inAll)),
    align: 'end',
    width: 88,
  },
  {
    key: 'period',
    label: texts.period,
    cell: ({ startsAt, endsAt }) => texts.span(chinaMinute(startsAt), chinaMinute(endsAt)),
    width: 160,
  },
  { key: 'state', label: texts.state, cell: (coupon) => stateOf(coupon, now), width: 80 },
  {
    key: 'operations',
    label: common.operations,
    cell: (coupon) => <RowActions name={coupon.name} actions={actionsFor(coupon)} />,
    width: 120,
  },
];
