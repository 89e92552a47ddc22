import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetDrillScenariosQuery } from '@cheese/api-client/training/drill';
import { drillDifficulties } from '@cheese/domain/codes/training/drills';
import { firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { FavouriteCards } from '../../../features/collect/FavouriteCards';
import { codeChoices } from '../../../features/commodity/listing/choices';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { NothingListed } from '../../../features/commodity/listing/NothingListed';
import { RowsAndSearch } from '../../../features/commodity/listing/RowsAndSearch';
import { paths } from '../../../paths';
import type { DrillsAsked } from '../drillAddress';
import { texts } from '../texts';
import { DrillCard } from './DrillCard';
import { ProgramLink } from './ProgramLink';

const PAGE_SIZE = 24;

interface ListingProps {
  asked: DrillsAsked;
  page: number;
}

export function DrillListing({ asked, page }: ListingProps) {
  useDocumentTitle(texts.title);
  const query = useGetDrillScenariosQuery({ ...asked, page, pageCnt: PAGE_SIZE });
  return (
    <Content>
      <PageTitle lead={texts.lead} actions={<ProgramLink />}>
        {texts.title}
      </PageTitle>
      <RowsAndSearch
        texts={texts}
        rows={rowsOf(asked)}
        asked={asked}
        page={page}
        hrefOf={paths.firstAidDrillSystem}
      />
      <AnsweredPages
        query={query}
        what={texts.what}
        skeleton={<CardsSkeleton count={6} columns={3} ratio={16 / 9} />}
        empty={<NothingListed texts={texts} href={paths.firstAidDrillSystem()} />}
        page={page}
        pageSize={PAGE_SIZE}
        makeHref={(to) => paths.firstAidDrillSystem({ ...asked, page: to === 1 ? undefined : to })}
      >
        {({ list }) => (
          <FavouriteCards
            type={collectTypeCodes.drill}
            items={list}
            columns={3}
            card={(drill, { isCollected }) => <DrillCard drill={drill} isCollected={isCollected} />}
          />
        )}
      </AnsweredPages>
    </Content>
  );
}

const rowsOf = (asked: DrillsAsked) => [
  {
    label: texts.topic,
    choices: codeChoices(firstAidTopics, asked.topic, (topic) =>
      paths.firstAidDrillSystem({ ...asked, topic }),
    ),
  },
  {
    label: texts.difficulty,
    choices: codeChoices(drillDifficulties, asked.difficulty, (difficulty) =>
      paths.firstAidDrillSystem({ ...asked, difficulty }),
    ),
  },
];
