import { useGetInvoicesQuery } from '@cheese/api-client/shop/invoice';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paths } from '../../../paths';
import { AccountList, LINES } from '../AccountList';
import { OrderCenterFrame } from '../OrderCenterFrame';
import { Sheet } from '../Sheet';
import { useShowType } from '../useShowType';
import { InvoiceLine } from './InvoiceLine';
import { texts } from './texts';

const none = {};

const Scope = styled('p')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  margin: 0,
  padding: '16px 0 4px',
  color: palette.text.third,
}));

export function InvoiceList() {
  const { asked, href } = useListAddress(none);
  const { page } = asked;
  const orders = paths.orderCenterPage('order', useShowType());
  const query = useGetInvoicesQuery({ page, pageCnt: LINES }, { refetchOnMountOrArgChange: true });
  return (
    <OrderCenterFrame shown="invoice">
      <Sheet aria-label={texts.what}>
        <Scope>{texts.scope}</Scope>
        <AccountList
          query={query}
          what={texts.what}
          page={page}
          pageHref={(to) => href({ page: to })}
          empty={
            <EmptyState
              sentence={texts.empty}
              hint={texts.emptyHint}
              action={<Button href={orders}>{texts.seeOrders}</Button>}
            />
          }
          line={(invoice) => <InvoiceLine key={invoice.id} invoice={invoice} />}
        />
      </Sheet>
    </OrderCenterFrame>
  );
}
