import type { CommodityCard as Item } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { countText } from '@cheese/domain/rules/text/countText';
import { CardLink } from '@cheese/ui/links/CardLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { texts } from './texts';

/** For side columns, where a full card does not fit. */
export const LineShape = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '8px 0',
  '& .picture': { flex: 'none', width: 104, borderRadius: 4, overflow: 'hidden' },
  '& .words': { flex: 1, minWidth: 0 },
  '& .title': { ...theme.typography.body1, minHeight: 0 },
  '& .facts': { ...theme.typography.caption, color: theme.palette.text.third },
}));

export function CommodityLine({ item }: { item: Item }) {
  return (
    <LineShape role="listitem">
      <div className="picture">
        <ImageWithFallback src={item.cover} alt="" sizes="104px" />
      </div>
      <div className="words">
        <CardLink className="title" href={paths.commodity(item)}>
          {item.title}
        </CardLink>
        <p className="facts">{texts.learners(countText(item.learnerCount))}</p>
      </div>
    </LineShape>
  );
}
