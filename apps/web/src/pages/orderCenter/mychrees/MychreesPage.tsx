import { useListAddress } from '@cheese/ui/address/useListAddress';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { OrderCenterFrame } from '../OrderCenterFrame';
import { Sheet } from '../Sheet';
import { ChangeLog } from './ChangeLog';
import { CouponList } from './coupons/CouponList';
import { ExchangeForm } from './exchange/ExchangeForm';
import { ExchangeHistory } from './exchange/ExchangeHistory';
import { texts } from './texts';

const tabs = { exchange: texts.exchange, coupons: texts.coupons };
const filters = { tab: tabs };

export default function MychreesPage() {
  const { asked, href } = useListAddress(filters);
  const { tab } = asked;
  const choice = (label: string, name?: keyof typeof tabs) => ({
    label,
    href: href({ tab: name, kind: undefined, state: undefined }),
    isChosen: tab === name,
  });
  return (
    <OrderCenterFrame shown="mychrees" title={tab && tabs[tab]}>
      <Sheet aria-label={tab ? tabs[tab] : texts.log}>
        <LinkTabs
          label={texts.tabs}
          choices={[
            choice(texts.log),
            choice(texts.exchange, 'exchange'),
            choice(texts.coupons, 'coupons'),
          ]}
        />
        {tab === undefined && <ChangeLog />}
        {tab === 'coupons' && <CouponList />}
        {tab === 'exchange' && (
          <>
            <ExchangeForm />
            <ExchangeHistory />
          </>
        )}
      </Sheet>
    </OrderCenterFrame>
  );
}
