import { useGetManagedLicencesQuery } from '@cheese/api-client/shop/licenceManage';
import { licenceStates } from '@cheese/domain/codes/shop/licences';
import type { ManagedLicence } from '@cheese/domain/contract/shop/licenceManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmPayment } from './ConfirmPayment';
import { InvoiceDialog } from './InvoiceDialog';
import { licenceColumns } from './licenceColumns';
import { OfferDialog } from './OfferDialog';
import { texts } from './texts';
import { WithdrawDialog } from './WithdrawDialog';

const dialogs = {
  confirm: ConfirmPayment,
  invoice: InvoiceDialog,
  renew: RenewDialog,
  withdraw: WithdrawDialog,
};

interface Opened {
  act: keyof typeof dialogs;
  licence: ManagedLicence;
}

const filters = { state: licenceStates } as const;

const actsOf = ({ state, confirmedAt }: ManagedLicence): Opened['act'][] => {
  if (state === 'offered') return ['withdraw'];
  if (state === 'ordered') return ['confirm', 'withdraw'];
  if (confirmedAt === null) return [];
  return state === 'ended' ? ['invoice'] : ['invoice', 'renew'];
};

/** Licences of all schools, offered, ordered and paid. */
export default function LicencesPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetManagedLicencesQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [isOffering, offer] = useState(false);
  const [opened, open] = useState<Opened | null>(null);
  const actionsFor = (licence: ManagedLicence): RowAction[] =>
    actsOf(licence).map((act) => ({
      text: texts[act],
      isDangerous: act === 'withdraw',
      act: () => open({ act, licence }),
    }));
  const Dialog = opened && dialogs[opened.act];
  const add = (
    <Button variant="contained" onClick={() => offer(true)}>
      {texts.offer}
    </Button>
  );
  return (
    <>
      <PageTitle lead={texts.lead} actions={add}>
        {texts.title}
      </PageTitle>
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
        columns={licenceColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {isOffering && <OfferDialog former={null} onClose={() => offer(false)} />}
      {opened && Dialog && <Dialog licence={opened.licence} onClose={() => open(null)} />}
    </>
  );
}

function RenewDialog({ licence, onClose }: { licence: ManagedLicence; onClose: () => void }) {
  return <OfferDialog former={licence} onClose={onClose} />;
}
