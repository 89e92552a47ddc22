import {
  useArchiveBankMutation,
  useGetManagedBanksQuery,
} from '@cheese/api-client/exam/bankManage';
import { type BankShelf, bankShelves } from '@cheese/domain/codes/exam/banks';
import type { ManagedBank } from '@cheese/domain/contract/exam/bankManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { bankColumns } from './bankColumns';
import { BankFormDialog } from './BankFormDialog';
import { texts } from './texts';

const filters = { shelf: bankShelves } as const;

type Opened = { what: 'form'; bank: ManagedBank | null } | { what: 'archive'; bank: ManagedBank };

/** Banks of the school, of the platform, and archived ones. */
export default function BanksPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetManagedBanksQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [archive] = useArchiveBankMutation();
  const { run } = useTask();
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);

  const bringBack = (bankId: number) =>
    void run(() => archive({ bankId, isArchived: false }).unwrap(), texts.restored);
  const actionsFor = (bank: ManagedBank): RowAction[] => {
    if (!bank.mayGovern) return [];
    if (bank.archivedAt !== null) return [{ text: texts.restore, act: () => bringBack(bank.id) }];
    return [
      { text: texts.edit, act: () => open({ what: 'form', bank }) },
      { text: texts.archive, isDangerous: true, act: () => open({ what: 'archive', bank }) },
    ];
  };
  const { shelf: shown = 'school' } = address.asked;
  const shelves = (Object.keys(bankShelves) as BankShelf[]).map((shelf) => ({
    label: bankShelves[shelf],
    href: address.href({ shelf: shelf === 'school' ? undefined : shelf }),
    isChosen: shelf === shown,
  }));
  const add = (
    <Button variant="contained" onClick={() => open({ what: 'form', bank: null })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle actions={add}>{texts.title}</PageTitle>
      <LinkTabs label={texts.shelves} choices={shelves} />
      <FilterBar address={address} filters={{}} names={{}} placeholder={texts.placeholder} />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={bankColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {opened?.what === 'form' && <BankFormDialog bank={opened.bank} onClose={close} />}
      {opened?.what === 'archive' && (
        <RemoveDialog
          title={texts.archive}
          consequence={texts.archiveLoss(opened.bank.name)}
          confirm={texts.archive}
          done={texts.archived}
          remove={() => archive({ bankId: opened.bank.id, isArchived: true }).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}
