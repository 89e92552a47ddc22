import type { Answers } from '@cheese/domain/contract/call';
import type { ShopManageContract as C } from '@cheese/domain/contract/shop/shopManage';
import type { ManagedOrder } from '@cheese/domain/contract/shop/shapes/shopManageShapes';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { hideMiddle } from '../../people/person/hideMiddle';
import type { PersonRow } from '../../people/person/person.tables';
import { selectItems } from '../order/order.door';
import { toBill } from '../order/order.service';
import type { ItemRow, OrderRow } from '../order/order.tables';
import { selectEveryOrder } from './manage.orders.store';

interface Whole {
  order: OrderRow;
  person: PersonRow;
  items: ItemRow[];
}

export const toManaged = ({ order, person, items }: Whole, now: Date): ManagedOrder => ({
  ...toBill(order, now),
  kind: order.kind,
  title: items.map((item) => item.title).join('、'),
  person: {
    id: person.id,
    name: person.name ?? person.nickname,
    phoneNum: hideMiddle(person.phone),
  },
});

export async function listEveryOrder(
  db: Db,
  { clock }: { clock: Clock },
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const now = clock.now();
  const { keyword, ...asked } = query;
  const words = keyword?.trim();
  const narrowed = { ...asked, ...(words && { keyword: words }) };
  const { rows, total } = await selectEveryOrder(db, narrowed, now);
  const items = await selectItems(
    db,
    rows.map(({ order }) => order.id),
  );
  const itemsOf = (id: number) => items.filter(({ orderId }) => orderId === id);
  const list = rows.map((row) => toManaged({ ...row, items: itemsOf(row.order.id) }, now));
  return { list, total };
}
