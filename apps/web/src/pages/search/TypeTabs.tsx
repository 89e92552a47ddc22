import { type SearchType, searchTypes } from '@cheese/domain/codes/front/searchTypes';
import { faceOf } from '@cheese/ui/feedback/answerable';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import Box from '@mui/material/Box';
import { hrefOfType, type SearchAsked } from './searchAddress';
import { texts } from './texts';
import { useHitCounts } from './useHitCounts';

const types = Object.keys(searchTypes).map(Number) as SearchType[];

const line = { mb: 2, borderBottom: 1, borderColor: 'hairline' };

interface TypeTabsProps {
  asked: SearchAsked;
  major: number | undefined;
}

/** What was found of each type. */
export function TypeTabs({ asked, major }: TypeTabsProps) {
  const { type } = asked;
  const face = faceOf(useHitCounts(asked, major));
  // As the list below: the numbers before stay while new ones are on their way, lest the tabs jump.
  const counts = face.kind === 'known' ? face.data : undefined;
  const countOf = (code: SearchType) => counts?.find((row) => row.type === code)?.count;
  const hrefOf = (to: SearchType | undefined) => hrefOfType(asked, to);
  const found = counts?.reduce((sum, { count }) => sum + count, 0);

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
