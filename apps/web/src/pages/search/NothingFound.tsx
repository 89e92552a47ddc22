import { useGetHotCommoditiesQuery } from '@cheese/api-client/commodity';
import type { SearchType } from '@cheese/domain/codes/searchTypes';
import { Answered } from '@cheese/ui/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CommoditiesSkeleton } from '../../features/commodity/CommoditiesSkeleton';
import { CommodityGrid } from '../../features/commodity/CommodityGrid';
import { paths } from '../../paths';
import { texts } from './texts';

const OFFERED = 3;

interface NothingFoundProps {
  keyword: string | undefined;
  type: SearchType | undefined;
  isNarrowed: boolean;
}

/** Nothing was found: the way out of what was asked for, and what others learn. */
export function NothingFound({ keyword, type, isNarrowed }: NothingFoundProps) {
  const clear = <Button href={paths.search({ keyword, type })}>{texts.clear}</Button>;
  const seeAll = <Button href={paths.search()}>{texts.seeAll}</Button>;
  return (
    <>
      <EmptyState
        picture="search"
        sentence={keyword && !isNarrowed ? texts.nothing(keyword) : texts.nothingHere}
        hint={keyword && !isNarrowed ? texts.hint : texts.hintHere}
        action={isNarrowed ? clear : seeAll}
      />
      <HotCourses />
    </>
  );
}

function HotCourses() {
  const query = useGetHotCommoditiesQuery({ productType: 1, limit: OFFERED });
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
