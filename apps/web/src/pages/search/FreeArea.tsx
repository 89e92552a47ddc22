import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetFreeCommoditiesQuery } from '@cheese/api-client/shop/commodity';
import { Answered } from '@cheese/ui/feedback/Answered';
import Link from '@mui/material/Link';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CommodityLine, LineShape } from '../../features/commodity/CommodityLine';
import { paths } from '../../paths';
import { texts } from './texts';

const SHOWN = 6;

const Area = styled('aside')(({ theme }) => ({
  padding: '12px 16px',
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& .head': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    marginBottom: 4,
  },
  '& .list': { display: 'grid', gap: '0 24px' },
  [theme.breakpoints.between('sm', 'lg')]: { '& .list': { gridTemplateColumns: '1fr 1fr' } },
}));

/** Free courses, independent of the keyword. */
export function FreeArea({ major }: { major: number | undefined }) {
  const query = useGetFreeCommoditiesQuery({
    page: 1,
    pageCnt: SHOWN,
    productType: commodityTypeCodes.course,
    ...(major && { tagId: major }),
  });
  if (query.currentData?.list.length === 0) return null;
  return (
    <Area data-below aria-label={texts.freeArea}>
      <div className="head">
        <Typography variant="h3" component="h2">
          {texts.freeArea}
        </Typography>
        <Link href={paths.freeZone({ type: commodityTypeCodes.course })}>{texts.more}</Link>
      </div>
      <Answered query={query} what={texts.freeWhat} skeleton={<WaitingLines />}>
        {({ list }) => (
          <div role="list" className="list">
            {list.map((item) => (
              <CommodityLine key={item.id} item={item} />
            ))}
          </div>
        )}
      </Answered>
    </Area>
  );
}

const WaitingLines = () => (
  <div className="list">
    {Array.from({ length: SHOWN }, (_, index) => (
      <LineShape key={index}>
        <Skeleton className="picture" variant="rectangular" height={58} />
        <div className="words">
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      </LineShape>
    ))}
  </div>
);
