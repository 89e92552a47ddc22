import { saidId } from '@cheese/ui/address/saidInAddress';
import { useSearchParams } from 'react-router-dom';
import { OrderDetailView } from './detail/OrderDetailView';
import { OrderLists } from './OrderLists';

export default function OrderPage() {
  const [search] = useSearchParams();
  const named = search.get('orderId');
  return named ? <OrderDetailView orderId={saidId(search, 'orderId')} /> : <OrderLists />;
}
