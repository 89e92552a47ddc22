import { idParam } from '@cheese/ui/address/urlParams';
import { useSearchParams } from 'react-router-dom';
import { InvoiceList } from './InvoiceList';
import { InvoiceOfOrder } from './InvoiceOfOrder';

/** The user's invoice requests, or the invoice of the order in the address. */
export default function InvoicePage() {
  const [search] = useSearchParams();
  const named = search.get('orderId');
  return named ? <InvoiceOfOrder orderId={idParam(search, 'orderId')} /> : <InvoiceList />;
}
