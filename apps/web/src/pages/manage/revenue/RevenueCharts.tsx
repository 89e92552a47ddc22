import type { Revenue } from '@cheese/domain/contract/shop/revenueManage';
import { Chart, type ChartProps } from '@cheese/ui/charts/Chart';
import { styled, type Theme, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { dayChart, kindChart, paywayChart, productChart } from './chartOptions';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBottom: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& figure': { margin: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .wide': { gridColumn: '1 / -1' },
  },
}));

/** Revenue by day, product, kind of order and payment method. */
export const RevenueCharts = ({ revenue }: { revenue: Revenue }) => (
  <Grid>
    <div className="wide">
      <Drawn make={dayChart} data={revenue.days} />
    </div>
    {revenue.products.length > 0 && (
      <div className="wide">
        <Drawn make={productChart} data={revenue.products} />
      </div>
    )}
    <div>
      <Drawn make={kindChart} data={revenue.kinds} />
    </div>
    <div>
      <Drawn make={paywayChart} data={revenue.payways} />
    </div>
  </Grid>
);

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
