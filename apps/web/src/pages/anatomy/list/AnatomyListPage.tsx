import { useGetAnatomyListQuery } from '@cheese/api-client/bodies/anatomy';
import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Stack from '@mui/material/Stack';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { NothingListed } from '../../../features/commodity/listing/NothingListed';
import { paths } from '../../../paths';
import { readAnatomyAddress } from '../anatomyAddress';
import { AnatomyFilters } from '../AnatomyFilters';
import { AnatomyGrid } from '../AnatomyGrid';
import { MadeAnatomies } from './MadeAnatomies';
import { texts as shared } from '../texts';
import { texts } from './texts';

const PAGE_SIZE = 12;
const filters = { sort: listSorts };
const names = { sort: texts.sort };

export default function AnatomyListPage() {
  const asked = readAnatomyAddress(useSearchParams()[0]);
  const { page, ...narrowing } = asked;
  const navigate = useNavigate();
  const query = useGetAnatomyListQuery({ ...asked, pageCnt: PAGE_SIZE });
  useDocumentTitle(texts.title);
  const go = (change: object) =>
    void navigate(paths.anatomy({ ...narrowing, ...change }), { preventScrollReset: true });
  return (
    <Content>
      <Breadcrumbs
        trail={[{ label: texts.home, href: paths.anatomyHome() }, { label: texts.title }]}
      />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Stack sx={{ gap: 2 }}>
        <AnatomyFilters asked={narrowing} />
        <FilterBar
          address={{ asked, go }}
          filters={filters}
          names={names}
          placeholder={texts.search}
        />
      </Stack>
      {/* Anatomies made by schools have no region, so a region filter hides them. They are not
          paged. */}
      {page === 1 && !narrowing.categoryId && <MadeAnatomies asked={narrowing} />}
      <AnsweredPages
        query={query}
        what={shared.what}
        skeleton={<CardsSkeleton count={8} columns={4} ratio={4 / 3} />}
        empty={<NothingListed texts={texts} href={paths.anatomy()} />}
        page={page}
        pageSize={PAGE_SIZE}
        makeHref={(to) => paths.anatomy({ ...narrowing, page: to === 1 ? undefined : to })}
      >
        {({ list }) => <AnatomyGrid anatomies={list} />}
      </AnsweredPages>
    </Content>
  );
}
