import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { OrderCenterFrame } from '../OrderCenterFrame';
import { Sheet } from '../Sheet';
import { ChangeLog } from './ChangeLog';
import { ExchangeForm } from './exchange/ExchangeForm';
import { ExchangeHistory } from './exchange/ExchangeHistory';
import { texts } from './texts';

const filters = { tab: { exchange: texts.exchange } };

/** What came to a balance and what went; and codes that bring something. */
export default function MychreesPage() {
  const { asked, href } = useListAddress(filters);
  const isExchange = asked.tab === 'exchange';
  const tab = (label: string, name?: 'exchange') => ({
    label,
    href: href({ tab: name, kind: undefined }),
    isChosen: asked.tab === name,
  });
  return (
    <OrderCenterFrame shown="mychrees" title={isExchange ? texts.exchange : undefined}>
      <Sheet aria-label={isExchange ? texts.exchange : texts.log}>
        <LinkTabs label={texts.tabs} choices={[tab(texts.log), tab(texts.exchange, 'exchange')]} />
        {isExchange ? (
          <>
            <ExchangeForm />
            <ExchangeHistory />
          </>
        ) : (
          <ChangeLog />
        )}
      </Sheet>
    </OrderCenterFrame>
  );
}
