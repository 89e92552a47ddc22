import { useGetSimulationListQuery } from '@cheese/api-client/training/simulation';
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
import { MadeSimulations } from '../MadeSimulations';
import { readSimulationAddress } from '../simulationAddress';
import { SimulationFilters } from '../SimulationFilters';
import { SimulationGrid } from '../SimulationGrid';
import { texts as shared } from '../texts';
import { texts } from './texts';

const PAGE_SIZE = 12;
const filters = { sort: listSorts };
const names = { sort: texts.sort };

export default function SimulationListPage() {
  const asked = readSimulationAddress(useSearchParams()[0]);
  const { page, ...narrowing } = asked;
  const navigate = useNavigate();
  const query = useGetSimulationListQuery({ ...asked, pageCnt: PAGE_SIZE });
  useDocumentTitle(texts.title);
  const go = (change: object) =>
    void navigate(paths.simulation.list({ ...narrowing, ...change }), { preventScrollReset: true });
  return (
    <Content>
      <Breadcrumbs
        trail={[{ label: texts.home, href: paths.simulation.home() }, { label: texts.title }]}
      />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Stack sx={{ gap: 2 }}>
        <SimulationFilters asked={narrowing} />
        <FilterBar
          address={{ asked, go }}
          filters={filters}
          names={names}
          placeholder={texts.search}
        />
      </Stack>
      {page === 1 && <MadeSimulations keyword={asked.keyword} />}
      <AnsweredPages
        query={query}
        what={shared.what}
        skeleton={<CardsSkeleton />}
        empty={<NothingListed texts={texts} href={paths.simulation.list()} />}
        page={page}
        pageSize={PAGE_SIZE}
        makeHref={(to) => paths.simulation.list({ ...narrowing, page: to === 1 ? undefined : to })}
      >
        {({ list }) => <SimulationGrid simulations={list} />}
      </AnsweredPages>
    </Content>
  );
}
