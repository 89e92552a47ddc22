import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetSpecimenListQuery } from '@cheese/api-client/bodies/specimen';
import type { Specimen } from '@cheese/domain/contract/bodies/specimen';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useKeptOnes } from '../../../features/collect/useKeptOnes';
import { ListedPages } from '../../../features/commodity/listing/ListedPages';
import { paths } from '../../../paths';
import type { SpecimensAsked } from './specimenAddress';
import { SpecimenCard } from './SpecimenCard';
import { SpecimenFilters } from './SpecimenFilters';
import { texts } from './texts';

const PAGE_SIZE = 12;
const IN_ROW = 3;

interface ListingProps {
  asked: SpecimensAsked;
  page: number;
}

/** All that stand on a turntable. */
export function SpecimenListing({ asked, page }: ListingProps) {
  useDocumentTitle(texts.title);
  const query = useGetSpecimenListQuery({ ...asked, page, pageCnt: PAGE_SIZE });
  return (
    <Content>
      <Breadcrumbs
        trail={[{ label: texts.home, href: paths.morphology() }, { label: texts.title }]}
      />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <SpecimenFilters asked={asked} page={page} />
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
            action={<Button href={paths.specimens()}>{texts.clear}</Button>}
          />
        }
      >
        {({ list, total }) => (
          <ListedPages
            page={page}
            total={total}
            pageSize={PAGE_SIZE}
            shown={list.length}
            makeHref={(to) => paths.specimens({ ...asked, page: to === 1 ? undefined : to })}
          >
            <Cards specimens={list} />
          </ListedPages>
        )}
      </Answered>
    </Content>
  );
}

function Cards({ specimens }: { specimens: readonly Specimen[] }) {
  const kept = useKeptOnes(
    collectTypeCodes.specimen,
    specimens.map(({ id }) => id),
  );
  return (
    <CardGrid columns={IN_ROW} role="list">
      {specimens.map((one, index) => (
        <div role="listitem" key={one.id}>
          <SpecimenCard specimen={one} isCollected={kept.has(one.id)} eager={index < IN_ROW} />
        </div>
      ))}
    </CardGrid>
  );
}
