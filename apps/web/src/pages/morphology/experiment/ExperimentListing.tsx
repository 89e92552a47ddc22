import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetExperimentListQuery } from '@cheese/api-client/training/experiment';
import { type ExperimentField, experimentFields } from '@cheese/domain/codes/slides/morphology';
import type { Experiment } from '@cheese/domain/contract/training/experiment';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { useKeptOnes } from '../../../features/collect/useKeptOnes';
import { FilterPanel, FilterRow } from '../../../features/commodity/listing/FilterRow';
import { ListedPages } from '../../../features/commodity/listing/ListedPages';
import { paths } from '../../../paths';
import type { ExperimentsAsked } from './experimentAddress';
import { ExperimentCard } from './ExperimentCard';
import { texts } from './texts';

const PAGE_SIZE = 12;
const IN_ROW = 3;

interface ListingProps {
  asked: ExperimentsAsked;
  page: number;
}

/** All that can be done, by discipline and name. */
export function ExperimentListing({ asked, page }: ListingProps) {
  useDocumentTitle(texts.title);
  const navigate = useNavigate();
  const query = useGetExperimentListQuery({ ...asked, page, pageCnt: PAGE_SIZE });
  const go = (change: object) =>
    void navigate(paths.experiments({ ...asked, ...change }), { preventScrollReset: true });
  return (
    <Content>
      <Breadcrumbs
        trail={[{ label: texts.home, href: paths.morphology() }, { label: texts.title }]}
      />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Stack sx={{ gap: 2 }}>
        <FilterPanel aria-label={texts.filters}>
          <FilterRow label={texts.field} choices={fieldChoices(asked)} />
        </FilterPanel>
        <FilterBar
          address={{ asked: { ...asked, page }, go }}
          filters={{}}
          names={{}}
          placeholder={texts.search}
        />
      </Stack>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<CardsSkeleton count={6} columns={IN_ROW} ratio={16 / 9} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            picture="search"
            sentence={texts.none}
            hint={texts.noneHint}
            action={<Button href={paths.experiments()}>{texts.clear}</Button>}
          />
        }
      >
        {({ list, total }) => (
          <ListedPages
            page={page}
            total={total}
            pageSize={PAGE_SIZE}
            shown={list.length}
            makeHref={(to) => paths.experiments({ ...asked, page: to === 1 ? undefined : to })}
          >
            <Cards experiments={list} />
          </ListedPages>
        )}
      </Answered>
    </Content>
  );
}

function Cards({ experiments }: { experiments: readonly Experiment[] }) {
  const kept = useKeptOnes(
    collectTypeCodes.simulation,
    experiments.map(({ id }) => id),
  );
  return (
    <CardGrid columns={IN_ROW} role="list">
      {experiments.map((one, index) => (
        <div role="listitem" key={one.id}>
          <ExperimentCard experiment={one} isCollected={kept.has(one.id)} eager={index < IN_ROW} />
        </div>
      ))}
    </CardGrid>
  );
}

const fields = Object.entries(experimentFields).map(([code, label]) => ({
  field: Number(code) as ExperimentField,
  label,
}));

const fieldChoices = ({ field: chosen, keyword }: ExperimentsAsked) => [
  { label: texts.all, href: paths.experiments({ keyword }), isChosen: chosen === undefined },
  ...fields.map(({ field, label }) => ({
    label,
    href: paths.experiments({ keyword, field }),
    isChosen: field === chosen,
  })),
];
