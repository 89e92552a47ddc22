import {
  useDownloadInvoiceMutation,
  useWithdrawInvoiceMutation,
} from '@cheese/api-client/shop/invoice';
import { invoiceStates, titleKinds } from '@cheese/domain/codes/shop/invoices';
import type { Invoice } from '@cheese/domain/contract/shop/invoice';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { useTask } from '@cheese/ui/form/useTask';
import { download } from '@cheese/ui/management/download';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Fact, FactList } from '../../../features/payment/OrderSums';
import { texts } from './texts';

export const InvoiceFacts = styled(FactList)({ gap: 8, margin: '0 0 16px' });

const severity = {
  waiting: 'info',
  issued: 'success',
  rejected: 'error',
  withdrawn: 'info',
  voided: 'warning',
  reversed: 'warning',
} as const;

const hintOf = ({ state, hasFile }: Invoice) =>
  state === 'issued' && hasFile ? texts.hintOfFile : texts.hint[state];

export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { state, titleKind, title, taxNo, email, number, createdAt, issuedAt, rejectReason } =
    invoice;
  return (
    <>
      <Alert severity={severity[state]} sx={{ mb: 2 }}>
        <strong>{invoiceStates[state]}</strong> {hintOf(invoice)}
        {rejectReason && ` ${texts.rejectReason}：${rejectReason}`}
      </Alert>
      <InvoiceFacts>
        <Fact label={texts.titleKind}>{titleKinds[titleKind]}</Fact>
        <Fact label={texts.title}>{title}</Fact>
        {taxNo && <Fact label={texts.taxNoShort}>{taxNo}</Fact>}
        {email && <Fact label={texts.contact}>{email}</Fact>}
        <Fact label={texts.createdAt}>{chinaMinute(createdAt)}</Fact>
        {number && <Fact label={texts.number}>{number}</Fact>}
        {issuedAt !== null && <Fact label={texts.issuedAt}>{chinaMinute(issuedAt)}</Fact>}
      </InvoiceFacts>
      {state === 'issued' && <Download id={invoice.id} />}
      {state === 'waiting' && <Withdraw id={invoice.id} />}
    </>
  );
}

function Download({ id }: { id: number }) {
  const [fetch] = useDownloadInvoiceMutation();
  const { isBusy, run } = useTask();
  const take = () => run(async () => download(await fetch({ id }).unwrap()), texts.downloaded);
  return (
    <Button variant="contained" aria-disabled={isBusy} onClick={() => void take()}>
      {texts.download}
    </Button>
  );
}

function Withdraw({ id }: { id: number }) {
  const [withdraw] = useWithdrawInvoiceMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={texts.withdrawTitle}
          consequence={texts.withdrawLoss}
          confirm={texts.withdraw}
          done={texts.withdrawn}
          remove={() => withdraw({ id }).unwrap()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
