import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetDrillScenariosQuery } from '@cheese/api-client/training/drill';
import { drillDifficulties } from '@cheese/domain/codes/training/drills';
import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import type { DrillScenario } from '@cheese/domain/contract/training/drill';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
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
import type { DrillsAsked } from '../drillAddress';
import { texts } from '../texts';
import { DrillCard } from './DrillCard';

const PAGE_SIZE = 24;

interface ListingProps {
  asked: DrillsAsked;
  page: number;
}

/** All drills, by what happens, how hard it is, and words. */
export function DrillListing({ asked, page }: ListingProps) {
  useDocumentTitle(texts.title);
  const navigate = useNavigate();
  const query = useGetDrillScenariosQuery({ ...asked, page, pageCnt: PAGE_SIZE });
  const go = (change: object) =>
    void navigate(paths.firstAidDrillSystem({ ...asked, ...change }), { preventScrollReset: true });
  return (
    <Content>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Stack sx={{ gap: 2 }}>
        <FilterPanel aria-label={texts.filters}>
          <FilterRow label={texts.topic} choices={choices(asked, 'topic', firstAidTopics)} />
          <FilterRow
            label={texts.difficulty}
            choices={choices(asked, 'difficulty', drillDifficulties)}
          />
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
        skeleton={<CardsSkeleton count={6} columns={3} ratio={16 / 9} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            picture="search"
            sentence={texts.none}
            hint={texts.noneHint}
            action={<Button href={paths.firstAidDrillSystem()}>{texts.clear}</Button>}
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
              paths.firstAidDrillSystem({ ...asked, page: to === 1 ? undefined : to })
            }
          >
            <DrillGrid drills={list} />
          </ListedPages>
        )}
      </Answered>
    </Content>
  );
}

function DrillGrid({ drills }: { drills: readonly DrillScenario[] }) {
  const kept = useKeptOnes(
    collectTypeCodes.drill,
    drills.map(({ id }) => id),
  );
  return (
    <CardGrid columns={3} role="list">
      {drills.map((one) => (
        <div role="listitem" key={one.id}>
          <DrillCard drill={one} isCollected={kept.has(one.id)} />
        </div>
      ))}
    </CardGrid>
  );
}

const choices = (
  asked: DrillsAsked,
  by: 'topic' | 'difficulty',
  labels: Readonly<Record<number, string>>,
) => [
  {
    label: texts.all,
    href: paths.firstAidDrillSystem({ ...asked, [by]: undefined }),
    isChosen: asked[by] === undefined,
  },
  ...Object.entries(labels).map(([code, label]) => ({
    label,
    href: paths.firstAidDrillSystem({ ...asked, [by]: Number(code) }),
    isChosen: asked[by] === Number(code),
  })),
];
