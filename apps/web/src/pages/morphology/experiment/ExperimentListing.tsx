import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetExperimentListQuery } from '@cheese/api-client/training/experiment';
import { experimentFields } from '@cheese/domain/codes/slides/morphology';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { FavouriteCards } from '../../../features/collect/FavouriteCards';
import { codeChoices } from '../../../features/commodity/listing/choices';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { NothingListed } from '../../../features/commodity/listing/NothingListed';
import { RowsAndSearch } from '../../../features/commodity/listing/RowsAndSearch';
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

export function ExperimentListing({ asked, page }: ListingProps) {
  useDocumentTitle(texts.title);
  const query = useGetExperimentListQuery({ ...asked, page, pageCnt: PAGE_SIZE });
  return (
    <Content>
      <Breadcrumbs
        trail={[{ label: texts.home, href: paths.morphology() }, { label: texts.title }]}
      />
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <RowsAndSearch
        texts={texts}
        rows={[fieldRow(asked)]}
        asked={asked}
        page={page}
        hrefOf={paths.experiments}
      />
      <AnsweredPages
        query={query}
        what={texts.what}
        skeleton={<CardsSkeleton count={6} columns={IN_ROW} ratio={16 / 9} />}
        empty={<NothingListed texts={texts} href={paths.experiments()} />}
        page={page}
        pageSize={PAGE_SIZE}
        makeHref={(to) => paths.experiments({ ...asked, page: to === 1 ? undefined : to })}
      >
        {({ list }) => (
          <FavouriteCards
            type={collectTypeCodes.simulation}
            items={list}
            columns={IN_ROW}
            card={(one, more) => <ExperimentCard experiment={one} {...more} />}
          />
        )}
      </AnsweredPages>
    </Content>
  );
}

const fieldRow = (asked: ExperimentsAsked) => ({
  label: texts.field,
  choices: codeChoices(experimentFields, asked.field, (field) =>
    paths.experiments({ ...asked, field }),
  ),
});
