import type { CommodityCard as Item } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { countText } from '@cheese/domain/rules/text/countText';
import { CardLink } from '@cheese/ui/links/CardLink';
import { styled } from '@mui/material/styles';
import { PriceLine } from '../../../features/commodity/PriceLine';
import { texts as cardTexts } from '../../../features/commodity/texts';
import { paths } from '../../../paths';

const List = styled('ol')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'row',
  columnGap: 48,
  margin: 0,
  padding: '8px 24px',
  listStyle: 'none',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '12px 0',
    borderBottom: `1px solid ${palette.hairline}`,
  },
  '& li:nth-last-of-type(-n + 2)': { borderBottom: 0 },
  '& .rank': { ...typography.h2, flex: 'none', width: 24, color: palette.text.third },
  '& li:nth-of-type(-n + 3) .rank': { color: palette.brandText },
  '& .words': { flex: 1, minWidth: 0 },
  '& .title': { ...typography.body1, WebkitLineClamp: 1 },
  '& .facts': {
    ...typography.caption,
    overflow: 'hidden',
    color: palette.text.third,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .price': { flex: 'none' },
  [breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInline: 16,
    '& li:nth-last-of-type(2)': { borderBottom: `1px solid ${palette.hairline}` },
    '& li:nth-of-type(n + 6)': { display: 'none' },
  },
  // The price goes below the text, aligned with it.
  [breakpoints.down('sm')]: {
    '& li': { flexWrap: 'wrap', gap: '4px 12px' },
    '& .words': { flexBasis: 'calc(100% - 36px)' },
    '& .title': { WebkitLineClamp: 2 },
    '& .price': { paddingLeft: 36 },
  },
}));

/** Question banks by number of learners, as a list because their covers say little. */
export function RankedList({ items }: { items: readonly Item[] }) {
  return (
    <List>
      {items.map((item, index) => (
        <li key={item.id}>
          <span className="rank" aria-hidden>
            {index + 1}
          </span>
          <div className="words">
            <CardLink className="title" href={paths.commodity(item)}>
              {item.title}
            </CardLink>
            <p className="facts">
              {[...item.tags, cardTexts.learners(countText(item.learnerCount))].join(' · ')}
            </p>
          </div>
          <div className="price">
            <PriceLine item={item} />
          </div>
        </li>
      ))}
    </List>
  );
}
