import { useGetDataLooksQuery } from '@cheese/api-client/people/privacy';
import { lookPlaces } from '@cheese/domain/codes/people/privacy';
import type { DataLook } from '@cheese/domain/contract/people/privacy';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Section } from '@cheese/ui/frame/Section';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { Column } from '@cheese/ui/table/DataTable';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const columns: Column<DataLook>[] = [
  { key: 'at', label: texts.at, cell: ({ at }) => chinaMinute(at), width: 152 },
  { key: 'who', label: texts.who, cell: ({ name }) => name, minWidth: 96 },
  { key: 'role', label: texts.role, cell: ({ role }) => role, minWidth: 144 },
  { key: 'place', label: texts.place, cell: ({ place }) => lookPlaces[place], width: 128 },
];

const filters = {};

/** Log of who opened the user's data. */
export function LooksSection() {
  const address = useListAddress(filters);
  const { page } = address.asked;
  const query = useGetDataLooksQuery(
    { page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section title={texts.looks}>
      <Typography sx={{ mb: 1, color: 'text.third' }}>{texts.looksHint}</Typography>
      <PagedTable
        query={query}
        address={address}
        what={texts.look}
        columns={columns}
        idOf={({ id }) => id}
      />
    </Section>
  );
}
