import type { PersonSituation } from '@cheese/domain/contract/emergency/shapes/situationShapes';
import {
  useGetPeopleAtRiskQuery,
  useGetSituationPeopleQuery,
} from '@cheese/emergency-api/situation';
import Alert from '@mui/material/Alert';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { ListAddress } from '@cheese/ui/address/useListAddress';
import { personColumns, riskColumns, USUAL_ORDER } from './personColumns';
import type { SituationFilters } from './situationFilters';
import { texts } from './texts';

interface ListProps {
  address: ListAddress<SituationFilters>;
  onOpen: (person: PersonSituation) => void;
}

interface PeopleListProps extends ListProps {
  asked: { from: number; to: number; orgId?: number };
}

export function PeopleList({ address, asked, onOpen }: PeopleListProps) {
  const { page, keyword, order = USUAL_ORDER } = address.asked;
  const query = useGetSituationPeopleQuery({
    ...asked,
    page,
    order,
    pageCnt: PAGE_SIZE,
    ...(keyword && { keyword }),
  });
  const ordered = { chosen: order, choose: (code: number) => address.go({ order: code }) };
  return (
    <>
      <FilterBar address={address} filters={{}} names={{}} placeholder={texts.placeholder} />
      <PagedTable
        query={query}
        address={address}
        what={texts.person}
        columns={personColumns(ordered, onOpen)}
        idOf={({ userId }) => userId}
      />
    </>
  );
}

/** Users at risk, and the rule that applies to each. */
export function RiskList({ address, onOpen, org }: ListProps & { org: { orgId?: number } }) {
  const query = useGetPeopleAtRiskQuery({ page: address.asked.page, pageCnt: PAGE_SIZE, ...org });
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {texts.rule}
      </Alert>
      <PagedTable
        query={query}
        address={address}
        what={texts.riskPerson}
        columns={riskColumns(onOpen)}
        idOf={({ userId }) => userId}
      />
    </>
  );
}
