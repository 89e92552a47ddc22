import {
  useGetSituationDistributionQuery,
  useGetSituationTrendQuery,
} from '@cheese/emergency-api/situation';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { styled, type Theme, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { Chart, type ChartProps } from '@cheese/ui/charts/Chart';
import { scoreChart, topicChart, trendChart } from './chartOptions';
import { texts } from './texts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBottom: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface SituationAsked {
  from: number;
  to: number;
  orgId?: number;
}

/** Over time, by scores and by topics. */
export function SituationCharts({ asked }: { asked: SituationAsked }) {
  const trend = useGetSituationTrendQuery(asked);
  const distribution = useGetSituationDistributionQuery(asked);
  const skeleton = <Skeleton variant="rounded" height={330} />;
  return (
    <Grid>
      <div className="wide">
        <Answered
          query={trend}
          what={texts.trend}
          skeleton={skeleton}
          empty={<EmptyState dense sentence={texts.noTrend} />}
        >
          {(days) => <Drawn make={trendChart} data={days} />}
        </Answered>
      </div>
      <div>
        <Answered query={distribution} what={texts.scores} skeleton={skeleton}>
          {(found) => <Drawn make={scoreChart} data={found} />}
        </Answered>
      </div>
      <div>
        <Answered query={distribution} what={texts.topics} skeleton={skeleton}>
          {(found) => <Drawn make={topicChart} data={found} />}
        </Answered>
      </div>
    </Grid>
  );
}

interface DrawnProps<Data> {
  make: (theme: Theme, data: Data) => ChartProps;
  data: Data;
}

/** Memoised by its data, because a new options object redraws the chart. */
function Drawn<Data>({ make, data }: DrawnProps<Data>) {
  const theme = useTheme();
  const chart = useMemo(() => make(theme, data), [make, theme, data]);
  return <Chart {...chart} />;
}
