import { type SearchType, searchTypes, soldType } from '@cheese/domain/codes/front/searchTypes';
import { faceOf } from '@cheese/ui/feedback/answerable';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import Box from '@mui/material/Box';
import { hrefOfType, type SearchAsked } from './searchAddress';
import { texts } from './texts';
import { useCommodityHits } from './useCommodityHits';
import { isOfEverything, useEverything } from './useEverything';
import { useHitCounts } from './useHitCounts';

const types = Object.keys(searchTypes).map(Number) as SearchType[];

const line = { mb: 2, borderBottom: 1, borderColor: 'hairline' };

interface TypeTabsProps {
  asked: SearchAsked;
  major: number | undefined;
}

export function TypeTabs({ asked, major }: TypeTabsProps) {
  const { type } = asked;
  const face = faceOf(useHitCounts(asked, major));
  // Keep the old counts while new ones load, like the list below; otherwise the tabs would jump.
  const counts = face.kind === 'known' ? face.data : undefined;
  const ofList = useOwnTotal(asked, major);
  const countOf = (code: SearchType) =>
    code === type && ofList !== undefined
      ? ofList
      : counts?.find((row) => row.type === code)?.count;
  const hrefOf = (to: SearchType | undefined) => hrefOfType(asked, to);
  // With filters the total counts only products, like the list below.
  const sold = counts?.filter((row) => soldType(row.type) !== undefined);
  const found = useFound(asked, major) ?? sold?.reduce((sum, row) => sum + row.count, 0);

  return (
    <Box sx={line}>
      <LinkTabs
        label={texts.types}
        choices={[
          { label: texts.all, href: hrefOf(undefined), isChosen: !type, count: found },
          ...types.map((code) => ({
            label: searchTypes[code],
            href: hrefOf(code),
            isChosen: code === type,
            count: countOf(code),
          })),
        ]}
      />
    </Box>
  );
}

/** The total of the current list, which may have filters that the other tabs do not. */
function useOwnTotal({ type, ...asked }: SearchAsked, major: number | undefined) {
  const { courseType, listing } = asked;
  const { classifyId, filterIds } = listing;
  const isOwn = courseType !== undefined || classifyId !== undefined || filterIds.length > 0;
  const sold = soldType(type);
  const skip = sold === undefined || !isOwn;
  return useCommodityHits({ ...asked, type: sold }, major, skip).currentData?.total;
}

/** Counts of every kind; undefined while filters limit the search to products. */
function useFound({ keyword, type, listing }: SearchAsked, major: number | undefined) {
  const whole = { keyword, listing: type ? { ...listing, page: 1 } : listing };
  const face = faceOf(useEverything(whole, major));
  return isOfEverything(whole) && face.kind === 'known' ? face.data.total : undefined;
}
