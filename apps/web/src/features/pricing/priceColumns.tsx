import { commodityTypes } from '@cheese/domain/codes/shop/products';
import type { Priced, Prices } from '@cheese/domain/contract/shop/priceManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { nameOf } from './nameOf';
import type { PriceAct } from './PriceDialogs';
import { texts } from './texts';

type Act = (act: PriceAct) => void;
type Columns = readonly Column<Priced>[];

const figure = (name: keyof Prices): Column<Priced> => ({
  key: name,
  label: texts[name],
  cell: (thing) => (thing[name] === null ? texts.none : priceText(thing[name])),
  align: 'end',
  width: 88,
});

const next: Column<Priced> = {
  key: 'next',
  label: texts.next,
  cell: (thing) =>
    thing.next
      ? `${priceText(thing.next.price)}，${texts.since(chinaMinute(thing.next.from))}`
      : texts.none,
  width: 168,
};

const limited: Column<Priced> = {
  key: 'limited',
  label: texts.limited,
  cell: (thing) =>
    thing.limited
      ? `${priceText(thing.limited.price)}，${texts.span(
          chinaMinute(thing.limited.from),
          chinaMinute(thing.limited.until),
        )}`
      : texts.none,
  width: 184,
};

function actionsOf(thing: Priced, act: Act): RowAction[] {
  const to = (what: PriceAct['what'], text: string): RowAction => ({
    text,
    act: () => act({ what, thing }),
  });
  const limit = thing.limited
    ? { ...to('endLimited', texts.endLimited), isDangerous: true }
    : to('limit', texts.limit);
  return [
    thing.next ? to('withdraw', texts.withdraw) : to('change', texts.change),
    ...(thing.mayBeLimited ? [limit] : []),
    to('history', texts.history),
  ];
}

const operations = (act: Act, width: number): Column<Priced> => ({
  key: 'operations',
  label: common.operations,
  cell: (thing) => <RowActions name={nameOf(thing)} actions={actionsOf(thing, act)} />,
  width,
});

export const commodityColumns = (act: Act): Columns => [
  { key: 'title', label: texts.thing, cell: ({ title }) => title, minWidth: 160 },
  { key: 'name', label: texts.specification, cell: ({ name }) => name, width: 104 },
  {
    key: 'type',
    label: texts.type,
    cell: ({ type }) => (type === null ? texts.none : commodityTypes[type]),
    width: 96,
  },
  figure('price'),
  figure('originalPrice'),
  figure('vipPrice'),
  limited,
  next,
  operations(act, 200),
];

export const planColumns = (act: Act, hasOriginal: boolean): Columns => [
  { key: 'title', label: texts.plan, cell: ({ title }) => title, minWidth: 160 },
  figure('price'),
  ...(hasOriginal ? [figure('originalPrice')] : []),
  next,
  operations(act, 176),
];
