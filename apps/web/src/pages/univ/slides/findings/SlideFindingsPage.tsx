import { useGetHandedFindingsQuery } from '@cheese/api-client/slides/slideFindingMarking';
import { findingStates } from '@cheese/domain/codes/slides/slideFinding';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import { ShelfTabs } from '../../making/ShelfTabs';
import { useShelf } from '../../making/useShelf';
import { filters, findingColumns } from './findingColumns';
import { texts } from './texts';

/** Reports submitted on the user's slides. */
export default function SlideFindingsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const { page, state } = address.asked;
  const shelf = useShelf();
  const query = useGetHandedFindingsQuery(
    { page, pageCnt: PAGE_SIZE, ...(state && { state }), ...(shelf && { shelf }) },
    { refetchOnMountOrArgChange: true },
  );
  const choices = [
    { label: texts.all, href: address.href({ state: undefined }), isChosen: state === undefined },
    ...Object.entries(findingStates).map(([code, label]) => ({
      label,
      href: address.href({ state: code }),
      isChosen: Number(code) === state,
    })),
  ];
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <ShelfTabs chosen={shelf} />
      <Box sx={{ mb: 2 }}>
        <LinkTabs label={texts.state} choices={choices} />
      </Box>
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={findingColumns}
        idOf={({ id }) => id}
      />
    </>
  );
}
