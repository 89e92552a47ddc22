import { useDeclineLicenceMutation, useGetLicencesQuery } from '@cheese/api-client/shop/licence';
import { licenceLimits, licenceStates } from '@cheese/domain/codes/shop/licences';
import type { Licence } from '@cheese/domain/contract/shop/shapes/licenceShapes';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import { paths } from '../../../../../paths';
import { licenceColumns } from './licenceColumns';
import { OrderDialog } from './OrderDialog';
import { texts } from './texts';

interface Opened {
  what: 'order' | 'decline';
  licence: Licence;
}

const filters = { state: licenceStates } as const;

/** Offers and licences of the school. */
export default function LicencesPage() {
  useDocumentTitle(texts.title);
  return <RightGate right="licences">{() => <Licences />}</RightGate>;
}

function Licences() {
  const address = useListAddress(filters);
  const query = useGetLicencesQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const [ordered, goTo] = useState<number | null>(null);
  const close = () => open(null);
  // Rendered instead of the form, so that the form's leave guard is gone.
  if (ordered !== null) return <Navigate to={paths.univ.licence({ id: ordered })} />;
  const actionsFor = (licence: Licence): RowAction[] =>
    licence.state === 'offered'
      ? [
          { text: texts.order, act: () => open({ what: 'order', licence }) },
          {
            text: texts.decline,
            isDangerous: true,
            act: () => open({ what: 'decline', licence }),
          },
        ]
      : [];
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
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
      />
      {opened?.what === 'order' && (
        <OrderDialog
          licence={opened.licence}
          onOrdered={() => goTo(opened.licence.id)}
          onClose={close}
        />
      )}
      {opened?.what === 'decline' && <DeclineDialog licence={opened.licence} onClose={close} />}
    </>
  );
}

function DeclineDialog({ licence, onClose }: { licence: Licence; onClose: () => void }) {
  const [decline] = useDeclineLicenceMutation();
  return (
    <ReasonDialog
      draft={`licence-decline-${licence.id}`}
      title={texts.declineTitle(licence.product.title)}
      lead={texts.declineLead}
      label={texts.reason}
      placeholder={texts.reasonPlaceholder}
      empty={texts.noReason}
      maxLength={licenceLimits.reason}
      confirm={texts.decline}
      done={texts.declined}
      act={(reason) => decline({ id: licence.id, reason }).unwrap()}
      onClose={onClose}
    />
  );
}
