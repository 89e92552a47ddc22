import { useGetMutesQuery, useUnmutePersonMutation } from '@cheese/api-client/front/moderation';
import type { MutedPerson } from '@cheese/domain/contract/front/moderation';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { texts } from './texts';

const filters = {} as const;

export default function MutesPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetMutesQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [unmute] = useUnmutePersonMutation();
  const { run } = useTask();
  const release = (personId: number) =>
    void run(() => unmute({ personId }).unwrap(), texts.unmuted);
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <FilterBar address={address} filters={filters} names={{}} placeholder={texts.placeholder} />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={columns(release)}
        idOf={({ person }) => person.id}
      />
    </>
  );
}

const columns = (release: (personId: number) => void): Column<MutedPerson>[] => [
  { key: 'person', label: texts.person, cell: ({ person }) => person.nickname, minWidth: 128 },
  { key: 'reason', label: texts.reason, cell: ({ reason }) => reason, minWidth: 160 },
  { key: 'mutedAt', label: texts.mutedAt, cell: ({ mutedAt }) => chinaMinute(mutedAt), width: 160 },
  {
    key: 'until',
    label: texts.until,
    cell: ({ until }) => (until === null ? texts.forever : chinaMinute(until)),
    width: 160,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: ({ person }) => (
      <RowActions
        name={person.nickname}
        actions={[{ text: texts.unmute, act: () => release(person.id) }]}
      />
    ),
    width: 112,
  },
];
