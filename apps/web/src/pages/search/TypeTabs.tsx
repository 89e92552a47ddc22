import { useGetSearchCountsQuery } from '@cheese/api-client/search';
import { type SearchType, searchTypes } from '@cheese/domain/codes/searchTypes';
import { LinkTabs } from '@cheese/ui/LinkTabs';
import Box from '@mui/material/Box';
import { paths } from '../../paths';
import type { SearchAsked } from './searchAddress';
import { texts } from './texts';

const NEWS = 128;
const types = Object.keys(searchTypes).map(Number) as SearchType[];

const line = { mb: 2, borderBottom: 1, borderColor: 'hairline' };

interface TypeTabsProps {
  asked: SearchAsked;
  major: number | undefined;
}

/** What was found of each type. A change of type keeps what all types have in common. */
export function TypeTabs({ asked: { keyword, type, listing }, major }: TypeTabsProps) {
  const { charge, sort, tagId = major } = listing;
  const { data } = useGetSearchCountsQuery({
    ...(keyword && { keyword }),
    ...(charge && { charge }),
    ...(tagId && { tagId }),
  });
  const countOf = (code: SearchType) => data?.find((row) => row.type === code)?.count;
  const hrefOf = (to: SearchType | undefined) =>
    paths.search({ keyword: keyword || undefined, type: to, tagId: listing.tagId, charge, sort });
  const onSale = data
    ?.filter((row) => row.type !== NEWS)
    .reduce((sum, { count }) => sum + count, 0);

  return (
    <Box sx={line}>
      <LinkTabs
        label={texts.types}
        choices={[
          { label: texts.all, href: hrefOf(undefined), isChosen: !type, count: onSale },
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
