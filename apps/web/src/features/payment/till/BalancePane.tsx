import { useGetBalanceQuery } from '@cheese/api-client/shop/balance';
import { balanceFault } from '@cheese/domain/rules/shop/balance';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { shopMessages } from '@cheese/domain/texts/shopMessages';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { Awaited } from '@cheese/ui/feedback/Awaited';
import { Notice } from '@cheese/ui/feedback/Notice';
import { RetryButton } from '@cheese/ui/feedback/RetryButton';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';
import { TillPrice } from './TillPrice';
import type { Till } from './useTill';

const Pane = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 148,
  '& .MuiAlert-root': { width: '100%' },
});

interface BalancePaneProps {
  till: Till;
  total: number;
}

/** Pays from the balance after a confirmation; if it is too low, suggests other ways of paying. */
export function BalancePane({ till, total }: BalancePaneProps) {
  const { state, dispatch, charge } = till;
  const query = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  if (query.data === undefined) return <Unknown query={query} />;
  const { balance } = query.data;
  const lack = balanceFault(balance, total);
  const isBusy = state.phase === 'charging';
  return (
    <Pane>
      <TillPrice label={texts.toPay} amount={total} unit={texts.unit} />
      <div>
        {texts.balance} {priceText(balance)} {texts.unit}
      </div>
      {lack && <Alert severity="warning">{lack}</Alert>}
      {state.fault !== null && state.fault !== lack && (
        <Alert severity="error">{`${texts.payFailed}：${state.fault}`}</Alert>
      )}
      {!lack && (
        <Button
          variant="contained"
          aria-disabled={isBusy}
          onClick={() => dispatch({ type: 'payAsked' })}
        >
          {isBusy ? texts.paying : texts.pay}
        </Button>
      )}
      {(state.phase === 'confirming' || isBusy) && (
        <ConfirmDialog
          title={texts.confirmTitle}
          consequence={shopMessages.confirmPurchase}
          confirm={isBusy ? texts.paying : texts.pay}
          tone="primary"
          isBusy={isBusy}
          onConfirm={charge}
          onClose={() => dispatch({ type: 'turnedAway' })}
        />
      )}
    </Pane>
  );
}

interface UnknownProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

function Unknown({ query: { error, isFetching, refetch } }: UnknownProps) {
  if (error === undefined) {
    return (
      <Awaited>
        <RowsSkeleton />
      </Awaited>
    );
  }
  return (
    <Notice
      dense
      role="alert"
      title={texts.balanceFailed}
      action={<RetryButton busy={isFetching} onRetry={() => void refetch()} />}
    />
  );
}
