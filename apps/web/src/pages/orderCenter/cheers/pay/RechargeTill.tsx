import { providerPayways } from '@cheese/domain/codes/shop/payment';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { Notice } from '@cheese/ui/feedback/Notice';
import { RetryButton } from '@cheese/ui/feedback/RetryButton';
import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import { texts } from '../texts';
import { CodePane } from './CodePane';
import { type ProviderPayway, useRechargeTill } from './useRechargeTill';

const ways = (Object.keys(providerPayways).map(Number) as ProviderPayway[]).map((way) => ({
  value: String(way),
  label: providerPayways[way],
}));

interface RechargeTillProps {
  order: OrderDetail;
  /** Reads the order anew. */
  onRead: () => void;
}

/** The ways of paying a recharge, one at a time. */
export function RechargeTill({ order, onRead }: RechargeTillProps) {
  const { payway, choose, code, fault, askCode, isOffline } = useRechargeTill(order.id, onRead);
  return (
    <ChoiceTabs
      label={texts.ways}
      choices={ways}
      chosen={String(payway)}
      onChoose={(value) => choose(Number(value) as ProviderPayway)}
    >
      {fault === null ? (
        <CodePane payway={payway} code={code} total={order.total} isOffline={isOffline} />
      ) : (
        <Notice
          dense
          role="alert"
          title={texts.codeFailed}
          detail={fault}
          action={<RetryButton busy={false} onRetry={askCode} />}
        />
      )}
    </ChoiceTabs>
  );
}
