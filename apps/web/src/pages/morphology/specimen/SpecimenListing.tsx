import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetSpecimenListQuery } from '@cheese/api-client/bodies/specimen';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { FavouriteCards } from '../../../features/collect/FavouriteCards';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { NothingListed } from '../../../features/commodity/listing/NothingListed';
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
      <AnsweredPages
        query={query}
        what={texts.what}
        skeleton={<CardsSkeleton count={6} columns={IN_ROW} ratio={16 / 9} />}
        empty={<NothingListed texts={texts} href={paths.specimens()} />}
        page={page}
        pageSize={PAGE_SIZE}
        makeHref={(to) => paths.specimens({ ...asked, page: to === 1 ? undefined : to })}
      >
        {({ list }) => (
          <FavouriteCards
            type={collectTypeCodes.specimen}
            items={list}
            columns={IN_ROW}
            card={(one, more) => <SpecimenCard specimen={one} {...more} />}
          />
        )}
      </AnsweredPages>
    </Content>
  );
}
