import { payways, type Payway } from '@cheese/domain/codes/shop/payment';
import type { ShopToday } from '@cheese/domain/contract/shop/shapes/shopManageShapes';
import { chinaDay, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import { countNewMembers, countPlaced, sumPaid, sumRefunds } from './manage.today.store';

const codes = Object.keys(payways).map(Number) as Payway[];

export async function readToday(db: Db, { clock }: { clock: Clock }): Promise<ShopToday> {
  const day = chinaDay(clock.now().getTime());
  const since = new Date(startOfChinaDay(day));
  const sums = await sumPaid(db, since);
  const paid = codes.map((payway) => {
    const { count = 0, amount = 0 } = sums.find((sum) => sum.payway === payway) ?? {};
    return { payway, count, amount };
  });
  return {
    day,
    paid,
    placed: await countPlaced(db, since),
    refunds: await sumRefunds(db, since),
    newMembers: await countNewMembers(db, since),
  };
}
