import { chargeKinds, commodityTypes } from '@cheese/domain/codes/shop/products';
import { shelfStates } from '@cheese/domain/codes/shop/shelf';
import type { Shelved } from '@cheese/domain/contract/shop/shelfManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { countText } from '@cheese/domain/rules/text/countText';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { texts } from './texts';

export type ShelfAct = 'putOn' | 'takeOff' | 'weigh' | 'label';
type Act = (act: ShelfAct, thing: Shelved) => void;

function actionsOf(thing: Shelved, act: Act): RowAction[] {
  const to = (what: ShelfAct, text: string): RowAction => ({ text, act: () => act(what, thing) });
  const isOn = thing.withdrawnAt === null;
  return [
    to('weigh', texts.setWeight),
    to('label', texts.setTags),
    isOn ? { ...to('takeOff', texts.takeOff), isDangerous: true } : to('putOn', texts.putOn),
  ];
}

export const shelfColumns = (act: Act): readonly Column<Shelved>[] => [
  { key: 'title', label: texts.product, cell: ({ title }) => title, minWidth: 180 },
  { key: 'type', label: texts.type, cell: ({ type }) => commodityTypes[type], width: 96 },
  { key: 'charge', label: texts.charge, cell: ({ charge }) => chargeKinds[charge], width: 88 },
  {
    key: 'price',
    label: texts.price,
    align: 'end',
    width: 88,
    cell: ({ price }) => (price === null ? texts.none : priceText(price)),
  },
  {
    key: 'learners',
    label: texts.learners,
    align: 'end',
    width: 88,
    cell: ({ learnerCount }) => countText(learnerCount),
  },
  { key: 'weight', label: texts.weight, cell: ({ weight }) => weight, align: 'end', width: 64 },
  {
    key: 'tags',
    label: texts.tags,
    minWidth: 160,
    cell: ({ tags }) => tags.map(({ name }) => name).join('、') || texts.none,
  },
  {
    key: 'state',
    label: texts.state,
    width: 144,
    cell: ({ withdrawnAt }) =>
      withdrawnAt === null ? shelfStates.onSale : texts.takenOffAt(chinaMinute(withdrawnAt)),
  },
  {
    key: 'operations',
    label: common.operations,
    width: 216,
    cell: (thing) => <RowActions name={thing.title} actions={actionsOf(thing, act)} />,
  },
];
