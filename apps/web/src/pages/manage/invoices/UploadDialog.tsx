import { useUploadInvoiceMutation } from '@cheese/api-client/shop/invoiceManage';
import { invoiceLimits } from '@cheese/domain/codes/shop/invoices';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { FileDrop } from '@cheese/ui/form/FileDrop';
import { useTask } from '@cheese/ui/form/useTask';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { InvoiceDialogProps } from './IssueDialog';
import { texts } from './texts';

const accept = ['.pdf'];

const isTaken = ({ name, size }: File) =>
  name.toLowerCase().endsWith('.pdf') && size > 0 && size <= invoiceLimits.fileBytes;

/** Uploads the file of the real invoice, which users then download. */
export function UploadDialog({ invoice, onClose }: InvoiceDialogProps) {
  const [upload] = useUploadInvoiceMutation();
  const { isBusy, run } = useTask();
  const [share, setShare] = useState(0);
  const [isWrong, setWrong] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    setWrong(!isTaken(file));
    if (!isTaken(file)) return;
    const sent = { id: invoice.id, file, onProgress: setShare };
    if (await run(() => upload(sent).unwrap(), texts.uploaded)) onClose();
  };
  const label = isBusy ? texts.uploading(`${Math.round(share * 100)}%`) : texts.choose;
  return (
    <PanelDialog
      width="xs"
      title={texts.uploadTitle}
      lead={texts.uploadLead}
      isBusy={isBusy}
      onClose={onClose}
    >
      {isWrong && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.fileWrong}
        </Alert>
      )}
      <FileDrop
        label={label}
        hint={texts.fileHint}
        accept={accept}
        onFiles={([file]) => void take(file)}
      />
    </PanelDialog>
  );
}
