import { type Payway, paywayCodes, payways } from '@cheese/domain/codes/shop/payment';
import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import { BalancePane } from './BalancePane';
import { CodePane } from './CodePane';
import { texts } from './texts';
import type { Till } from './useTill';

const { wechat, alipay, balance } = paywayCodes;

interface TillTabsProps {
  till: Till;
  total: number;
  /** False for a recharge, which cannot be paid from the balance. */
  hasBalance: boolean;
}

export function TillTabs({ till, total, hasBalance }: TillTabsProps) {
  const offered: Payway[] = hasBalance ? [wechat, alipay, balance] : [wechat, alipay];
  const { payway } = till.state;
  return (
    <ChoiceTabs
      label={texts.ways}
      choices={offered.map((way) => ({ value: String(way), label: payways[way] }))}
      chosen={String(payway)}
      onChoose={(value) => till.dispatch({ type: 'paywayChosen', payway: Number(value) as Payway })}
    >
      {payway === balance ? (
        <BalancePane till={till} total={total} />
      ) : (
        <CodePane till={till} total={total} />
      )}
    </ChoiceTabs>
  );
}
