import { exchangeKinds } from '@cheese/domain/codes/shop/exchange';
import { memberTiers } from '@cheese/domain/codes/shop/membership';
import type { CodeBatch } from '@cheese/domain/contract/shop/codeManage';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { RowActions, type RowAction } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

export const filters = { kind: exchangeKinds } as const;

function contentOf({ amount, tier, commodityTitle, couponName, days }: CodeBatch): string {
  if (amount !== null) return priceText(amount);
  const thing = tier === null ? (commodityTitle ?? couponName ?? '') : memberTiers[tier];
  return days === null ? thing : texts.withDays(thing, days);
}

function stateOf({ voidedAt, startsAt, endsAt }: CodeBatch, now: number): string {
  if (voidedAt !== null) return texts.voided;
  if (startsAt > now) return texts.early;
  return endsAt !== null && endsAt <= now ? texts.ended : texts.valid;
}

/** `endsAt` is the midnight after the last day. */
const periodOf = ({ startsAt, endsAt }: CodeBatch) =>
  endsAt === null
    ? texts.forGood(chinaDay(startsAt))
    : texts.until(chinaDay(startsAt), chinaDay(endsAt - 1));

type ActionsFor = (batch: CodeBatch) => RowAction[];

export const codeColumns = (actionsFor: ActionsFor, now: number): Column<CodeBatch>[] => [
  { key: 'name', label: texts.name, cell: ({ name }) => name, minWidth: 144 },
  { key: 'kind', label: texts.kind, cell: ({ kind }) => exchangeKinds[kind], width: 88 },
  { key: 'content', label: texts.content, cell: contentOf, minWidth: 144 },
  {
    key: 'used',
    label: texts.used,
    cell: ({ used, count }) => texts.usedOf(used, count),
    align: 'end',
    width: 112,
  },
  {
    key: 'perPerson',
    label: texts.perPerson,
    cell: ({ perPerson }) => perPerson,
    align: 'end',
    width: 88,
  },
  { key: 'period', label: texts.period, cell: periodOf, width: 200 },
  { key: 'state', label: texts.state, cell: (batch) => stateOf(batch, now), width: 88 },
  {
    key: 'operations',
    label: common.operations,
    cell: (batch) => <RowActions name={batch.name} actions={actionsFor(batch)} />,
    width: 128,
  },
];
