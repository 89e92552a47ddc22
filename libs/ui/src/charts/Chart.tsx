import { LostInPlace } from '../parts/lostFaces';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { Skeleton } from '../feedback/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LazyPart } from '../parts/LazyPart';
import type { ChartOption } from './EChart';

/** Loaded with the first chart, because the engine is larger than the rest of the page. */
const loadEChart = () => import('./EChart');

const Card = styled('figure')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  padding: 16,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
}));

export interface ChartProps {
  title: string;
  option: ChartOption;
  /** The data as a table for screen readers. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  height?: number;
}

/** A chart with its title and its data as a table. */
export function Chart({ title, option, columns, rows, height = 280 }: ChartProps) {
  return (
    <Card>
      <Typography component="figcaption" variant="h3">
        {title}
      </Typography>
      <LazyPart
        load={loadEChart}
        props={{ label: title, option, height }}
        fallback={<Skeleton variant="rounded" height={height} />}
        Lost={LostInPlace}
      />
      <VisuallyHidden>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1] ?? index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
}
