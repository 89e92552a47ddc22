import { saidId } from '@cheese/ui/address/saidInAddress';
import { useSearchParams } from 'react-router-dom';
import { InvoiceList } from './InvoiceList';
import { InvoiceOfOrder } from './InvoiceOfOrder';

/** What somebody asked to have made out, or the invoice of the order that the address names. */
export default function InvoicePage() {
  const [search] = useSearchParams();
  const named = search.get('orderId');
  return named ? <InvoiceOfOrder orderId={saidId(search, 'orderId')} /> : <InvoiceList />;
}
