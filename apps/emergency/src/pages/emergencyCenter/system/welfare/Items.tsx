import { groundStates } from '@cheese/domain/codes/emergency/centre';
import type { CertificateItem } from '@cheese/domain/contract/emergency/certificateItem';
import {
  useGetCertificateItemsQuery,
  useRemoveCertificateItemMutation,
} from '@cheese/emergency-api/certificateItem';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { texts as common } from '@cheese/ui/management/texts';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { BankWarning } from '../BankWarning';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { ItemFormDialog } from './ItemFormDialog';
import { itemColumns } from './itemColumns';
import { texts } from './texts';

const filters = { groundState: groundStates } as const;

/** The certificates that the organisation awards. */
export function Items() {
  const address = useListAddress(filters);
  const query = useGetCertificateItemsQuery({
    ...address.asked,
    ...useRequestedOrg(),
    pageCnt: PAGE_SIZE,
  });
  const [remove] = useRemoveCertificateItemMutation();
  const [edited, edit] = useState<CertificateItem | 'new' | null>(null);
  const [removed, askRemove] = useState<CertificateItem | null>(null);

  const actionsFor = (item: CertificateItem) => [
    { text: common.edit, act: () => edit(item) },
    { text: common.remove, isDangerous: true, act: () => askRemove(item) },
  ];
  const add = (
    <Button variant="contained" onClick={() => edit('new')}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <BankWarning />
      <FilterBar
        address={address}
        filters={filters}
        names={texts.itemFilters}
        placeholder={texts.itemPlaceholder}
      >
        {add}
      </FilterBar>
      <PagedTable
        query={query}
        address={address}
        what={texts.item}
        columns={itemColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {edited && (
        <ItemFormDialog item={edited === 'new' ? null : edited} onClose={() => edit(null)} />
      )}
      {removed && (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss(removed.name, removed.issued)}
          remove={() => remove({ id: removed.id }).unwrap()}
          onClose={() => askRemove(null)}
        />
      )}
    </>
  );
}
