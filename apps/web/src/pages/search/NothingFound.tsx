import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetHotCommoditiesQuery } from '@cheese/api-client/shop/commodity';
import type { SearchType } from '@cheese/domain/codes/front/searchTypes';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Typography from '@mui/material/Typography';
import { CommoditiesSkeleton } from '../../features/commodity/CommoditiesSkeleton';
import { CommodityGrid } from '../../features/commodity/CommodityGrid';
import { hints, type Narrowing } from './narrowing';
import { texts } from './texts';
import { WayOut } from './WayOut';

const OFFERED = 3;

interface NothingFoundProps {
  keyword: string | undefined;
  type: SearchType | undefined;
  narrowedBy: Narrowing;
}

/** Suggests how to widen the search, and popular content. */
export function NothingFound({ keyword, type, narrowedBy }: NothingFoundProps) {
  const isWhole = narrowedBy === 'nothing';
  return (
    <>
      <EmptyState
        picture="search"
        sentence={keyword && isWhole ? texts.nothing(keyword) : texts.nothingHere}
        hint={keyword || !isWhole ? hints[narrowedBy] : texts.hintHere}
        action={<WayOut narrowedBy={narrowedBy} keyword={keyword} type={type} />}
      />
      <HotCourses />
    </>
  );
}

function HotCourses() {
  const query = useGetHotCommoditiesQuery({
    productType: commodityTypeCodes.course,
    limit: OFFERED,
  });
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.hot}
      </Typography>
      <Answered
        query={query}
        what={texts.hotWhat}
        skeleton={<CommoditiesSkeleton count={OFFERED} columns={3} />}
      >
        {(items) => <CommodityGrid items={items} columns={3} />}
      </Answered>
    </section>
  );
}
