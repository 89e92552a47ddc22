import { useGetSimulationListQuery } from '@cheese/api-client/training/simulation';
import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListedPages } from '../../../features/commodity/listing/ListedPages';
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

/** All simulations on offer, by discipline, kind and price. */
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
      <Answered
        query={query}
        what={shared.what}
        skeleton={<CardsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            picture="search"
            sentence={texts.none}
            hint={texts.noneHint}
            action={<Button href={paths.simulation.list()}>{texts.clear}</Button>}
          />
        }
      >
        {({ list, total }) => (
          <ListedPages
            page={page}
            total={total}
            pageSize={PAGE_SIZE}
            shown={list.length}
            makeHref={(to) =>
              paths.simulation.list({ ...narrowing, page: to === 1 ? undefined : to })
            }
          >
            <SimulationGrid simulations={list} />
          </ListedPages>
        )}
      </Answered>
    </Content>
  );
}
