import {
  useFreeLicenceSeatMutation,
  useGetLicenceSeatsQuery,
  useGiveLicenceSeatMutation,
} from '@cheese/api-client/shop/licence';
import { seatStates, type SeatState } from '@cheese/domain/codes/shop/licences';
import type { LicenceDetail, Seat } from '@cheese/domain/contract/shop/licence';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useState } from 'react';
import { ReplaceDialog } from './ReplaceDialog';
import { seatColumns } from './seatColumns';
import { texts } from './texts';

const filters = { state: seatStates } as const;

/** Seats in use, the waiting list, and seats taken back. */
export function Seats({ licence }: { licence: LicenceDetail }) {
  const { state, seats, inUse, waiting, freed } = licence;
  const address = useListAddress(filters);
  const counts: Record<SeatState, number> = { inUse, waiting, freed };
  if (licence.confirmedAt === null) return null;
  if (state !== 'active' && state !== 'ended') return <p>{texts.notYet}</p>;
  const choices = (Object.keys(seatStates) as SeatState[]).map((value) => ({
    value,
    label: `${seatStates[value]} ${counts[value]}`,
  }));
  const chosen = address.asked.state ?? 'inUse';
  return (
    <Section title={`${texts.seats} ${inUse} / ${seats}`}>
      <p>{state === 'ended' ? texts.ended : texts.seatsLead}</p>
      <ChoiceTabs
        label={texts.seats}
        choices={choices}
        chosen={chosen}
        onChoose={(value) => address.go({ state: value })}
      >
        <People key={chosen} licence={licence} state={chosen} />
      </ChoiceTabs>
    </Section>
  );
}

function People({ licence, state }: { licence: LicenceDetail; state: SeatState }) {
  const { id, seats, inUse } = licence;
  const address = useListAddress(filters);
  const query = useGetLicenceSeatsQuery(
    { ...address.asked, id, state, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [freeing, askToFree] = useState<Seat | null>(null);
  const [replacing, replaceFor] = useState<Seat | null>(null);
  const [free] = useFreeLicenceSeatMutation();
  const [give] = useGiveLicenceSeatMutation();
  const { run } = useTask();
  const giveTo = (seat: Seat) =>
    inUse < seats
      ? void run(() => give({ id, personId: seat.personId }).unwrap(), texts.given)
      : replaceFor(seat);
  const actionsFor = (seat: Seat): RowAction[] => {
    if (licence.state !== 'active') return [];
    if (state !== 'inUse') return [{ text: texts.give, act: () => giveTo(seat) }];
    return [{ text: texts.free, isDangerous: true, act: () => askToFree(seat) }];
  };
  return (
    <>
      <FilterBar address={address} filters={{}} names={{}} placeholder={texts.placeholder} />
      <PagedTable
        query={query}
        address={address}
        what={texts.person}
        columns={seatColumns(actionsFor)}
        idOf={({ personId }) => personId}
      />
      {freeing && (
        <RemoveDialog
          title={texts.freeTitle(freeing.name)}
          consequence={texts.freeLoss}
          confirm={texts.free}
          done={texts.freed}
          remove={() => free({ id, personId: freeing.personId }).unwrap()}
          onClose={() => askToFree(null)}
        />
      )}
      {replacing && (
        <ReplaceDialog licenceId={id} person={replacing} onClose={() => replaceFor(null)} />
      )}
    </>
  );
}
