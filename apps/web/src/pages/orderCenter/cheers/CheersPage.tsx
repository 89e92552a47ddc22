import { idParam } from '@cheese/ui/address/urlParams';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { OrderCenterFrame } from '../OrderCenterFrame';
import { useShowType } from '../useShowType';
import { BalanceSection } from './BalanceSection';
import { RechargePay } from './pay/RechargePay';
import { RechargeSection } from './RechargeSection';

export default function CheersPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = useShowType();
  const close = () => void navigate(paths.orderCenterPage('cheers', asked));
  return (
    <OrderCenterFrame shown="cheers">
      <BalanceSection />
      <RechargeSection />
      {search.get('orderId') && (
        <RechargePay
          key={search.get('orderId')}
          orderId={idParam(search, 'orderId')}
          onClose={close}
        />
      )}
    </OrderCenterFrame>
  );
}
