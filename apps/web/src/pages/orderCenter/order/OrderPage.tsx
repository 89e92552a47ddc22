import { idParam } from '@cheese/ui/address/urlParams';
import { useSearchParams } from 'react-router-dom';
import { OrderDetailView } from './detail/OrderDetailView';
import { OrderLists } from './OrderLists';

export default function OrderPage() {
  const [search] = useSearchParams();
  const named = search.get('orderId');
  return named ? <OrderDetailView orderId={idParam(search, 'orderId')} /> : <OrderLists />;
}
