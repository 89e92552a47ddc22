import { useGetManagedPeopleQuery } from '@cheese/api-client/people/personManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { filters, peopleColumns } from './peopleColumns';
import { texts } from './texts';

/** All users, with or without a school. */
export default function PeoplePage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetManagedPeopleQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
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
        columns={peopleColumns}
        idOf={({ id }) => id}
      />
    </>
  );
}
