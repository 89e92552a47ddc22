import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import type { ChartOption } from './EChart';

const EChart = lazyPart(() => import('./EChart'), LostInPlace);

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
  /** The same in figures, for those who do not see the drawing. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  height?: number;
}

/** A drawing with its title, and its figures as a table. */
export function Chart({ title, option, columns, rows, height = 280 }: ChartProps) {
  return (
    <Card>
      <Typography component="figcaption" variant="h3">
        {title}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <EChart label={title} {...{ option, height }} />
      </Suspense>
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
