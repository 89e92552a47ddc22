import {
  useExportCodeBatchMutation,
  useGetCodeBatchesQuery,
  useVoidCodeBatchMutation,
} from '@cheese/api-client/shop/codeManage';
import type { CodeBatch } from '@cheese/domain/contract/shop/codeManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { download } from '@cheese/ui/management/download';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { texts as common } from '@cheese/ui/management/texts';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BatchFormDialog } from './BatchFormDialog';
import { codeColumns, filters } from './codeColumns';
import { texts } from './texts';

/** Batches of exchange codes: created, exported and cancelled here. */
export default function CodesPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const [now] = useState(Date.now);
  const query = useGetCodeBatchesQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [askExport] = useExportCodeBatchMutation();
  const [makeVoid] = useVoidCodeBatchMutation();
  const { run } = useTask();
  const [dialog, open] = useState<'add' | CodeBatch | null>(null);
  const close = () => open(null);

  const take = (id: number) =>
    run(async () => download(await askExport({ id }).unwrap()), common.exported);
  const actionsFor = (batch: CodeBatch) => [
    { text: texts.export, act: () => void take(batch.id) },
    ...(batch.voidedAt === null
      ? [{ text: texts.void, isDangerous: true, act: () => open(batch) }]
      : []),
  ];
  const add = (
    <Button variant="contained" onClick={() => open('add')}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle actions={add}>{texts.title}</PageTitle>
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
        columns={codeColumns(actionsFor, now)}
        idOf={({ id }) => id}
        start={add}
      />
      {dialog === 'add' && <BatchFormDialog onClose={close} />}
      {dialog !== null && dialog !== 'add' && (
        <RemoveDialog
          title={texts.voidTitle}
          consequence={texts.voidLoss(dialog.name, dialog.count - dialog.used)}
          confirm={texts.void}
          done={texts.voidDone}
          remove={() => makeVoid({ id: dialog.id }).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}
