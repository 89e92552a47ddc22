import {
  useExportNoticeReadersMutation,
  useGetNoticeReadersQuery,
} from '@cheese/api-client/school/schoolNotice';
import { readStates } from '@cheese/domain/codes/people/notices';
import { roles } from '@cheese/domain/codes/people/roles';
import type { NoticeReader } from '@cheese/domain/contract/school/schoolNotice';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { Column } from '@cheese/ui/table/DataTable';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const filters = { status: readStates };

const columns: Column<NoticeReader>[] = [
  { key: 'name', label: texts.name, cell: ({ name }) => name, minWidth: 120 },
  { key: 'number', label: texts.number, cell: ({ number }) => number || texts.none, width: 144 },
  {
    key: 'role',
    label: texts.role,
    cell: ({ role }) => (role === null ? texts.none : roles[role]),
    width: 96,
  },
  {
    key: 'className',
    label: texts.className,
    cell: ({ className }) => className || texts.none,
    width: 176,
  },
  {
    key: 'readAt',
    label: texts.readAt,
    cell: ({ readAt }) => (readAt === null ? texts.notYet : chinaMinute(readAt)),
    width: 152,
  },
];

/** Recipients, filtered by who has read it, with an export. */
export function ReadersPart({ id }: { id: number }) {
  const address = useListAddress(filters);
  const { page, ...narrowed } = address.asked;
  const query = useGetNoticeReadersQuery(
    { id, ...narrowed, page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [askExport] = useExportNoticeReadersMutation();
  return (
    <section>
      <Typography variant="h2" sx={{ my: 2 }}>
        {texts.people}
      </Typography>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      >
        <ExportButton ask={() => askExport({ id, ...narrowed }).unwrap()} />
      </FilterBar>
      <PagedTable
        query={query}
        address={address}
        what={texts.people}
        columns={columns}
        idOf={({ personId }) => personId}
      />
    </section>
  );
}
