import { balanceChanges } from '@cheese/domain/codes/shop/balance';
import type { BalanceEntry } from '@cheese/domain/contract/shop/balance';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { AccountLine } from './AccountLine';
import { changeText } from './changeText';
import { texts } from './texts';

/** A change of the balance: reason, signed amount, and the balance afterwards. */
export function ChangeLine({ entry }: { entry: BalanceEntry }) {
  const { kind, title, amount, balance, orderNo, createdAt } = entry;
  return (
    <AccountLine
      title={title}
      at={createdAt}
      facts={[balanceChanges[kind], orderNo && `${texts.orderNo} ${orderNo}`]}
      end={
        <>
          <b className={amount > 0 ? 'gain' : 'cost'}>{changeText(amount)}</b>
          <small>{texts.balanceThen(priceText(balance))}</small>
        </>
      }
    />
  );
}
