import { useGetNewsListQuery } from '@cheese/api-client/news';
import { Answered } from '@cheese/ui/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { NewsCard } from './NewsCard';
import { texts } from './texts';

const SHOWN = 8;
const head = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', py: 3 };

export function LatestNews() {
  const query = useGetNewsListQuery({ page: 1, pageCnt: SHOWN });
  return (
    <section>
      <Box sx={head}>
        <Typography variant="h2">{texts.latest}</Typography>
        <Link href={paths.realTimeInfo.list()}>{texts.more}</Link>
      </Box>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<CardsSkeleton count={SHOWN} />}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list }) => (
          <CardGrid>
            {list.map((item) => (
              <NewsCard key={item.id} item={item} />
            ))}
          </CardGrid>
        )}
      </Answered>
    </section>
  );
}
