import { useGetSlideWatchersQuery } from '@cheese/api-client/slides/slideGaze';
import type { SlideWatcher } from '@cheese/domain/contract/slides/slideGaze';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { Column } from '@cheese/ui/table/DataTable';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const columns: readonly Column<SlideWatcher>[] = [
  { key: 'number', label: texts.number, cell: ({ number }) => number ?? texts.noNumber },
  { key: 'name', label: texts.name, cell: ({ name }) => name },
  {
    key: 'time',
    label: texts.time,
    align: 'end',
    cell: ({ seconds }) => texts.minutes(seconds),
  },
  { key: 'lastAt', label: texts.lastAt, cell: ({ lastAt }) => chinaMinute(lastAt) },
];

/** Viewers from the school, by viewing time. */
export function WatchersPart({ slideId }: { slideId: number }) {
  const address = useListAddress({});
  const { page } = address.asked;
  const query = useGetSlideWatchersQuery(
    { slideId, page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.watchers}
      </Typography>
      <PagedTable
        query={query}
        columns={columns}
        address={{ ...address, asked: { page } }}
        what={texts.watchers}
        idOf={({ personId }) => personId}
      />
    </section>
  );
}
