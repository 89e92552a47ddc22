import {
  useDownloadManagedInvoiceMutation,
  useGetManagedInvoicesQuery,
} from '@cheese/api-client/shop/invoiceManage';
import type { ManagedInvoice } from '@cheese/domain/contract/shop/invoiceManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { download } from '@cheese/ui/management/download';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { filters, invoiceColumns } from './invoiceColumns';
import { IssueDialog } from './IssueDialog';
import { RejectDialog } from './RejectDialog';
import { texts } from './texts';
import { UploadDialog } from './UploadDialog';

const dialogs = { issue: IssueDialog, reject: RejectDialog, upload: UploadDialog };

interface Opened {
  act: keyof typeof dialogs;
  invoice: ManagedInvoice;
}

export default function InvoicesPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetManagedInvoicesQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [fetch] = useDownloadManagedInvoiceMutation();
  const { run } = useTask();
  const [opened, open] = useState<Opened | null>(null);
  const take = (id: number) =>
    run(async () => download(await fetch({ id }).unwrap()), texts.downloaded);

  const actionsFor = (invoice: ManagedInvoice) => {
    const { id, state, number } = invoice;
    const opening = (act: Opened['act']) => ({
      text: texts[act],
      act: () => open({ act, invoice }),
    });
    return [
      ...(state === 'waiting' ? [opening('issue')] : []),
      ...(state === 'waiting' ? [{ ...opening('reject'), isDangerous: true }] : []),
      ...(state === 'issued' ? [opening('upload')] : []),
      ...(number === null ? [] : [{ text: texts.download, act: () => void take(id) }]),
    ];
  };
  const Dialog = opened && dialogs[opened.act];
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={invoiceColumns(actionsFor)}
        idOf={({ id }) => id}
      />
      {opened && Dialog && <Dialog invoice={opened.invoice} onClose={() => open(null)} />}
    </>
  );
}
