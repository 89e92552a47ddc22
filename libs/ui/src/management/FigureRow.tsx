import { Skeleton } from '../feedback/Skeleton';
import { styled } from '@mui/material/styles';

const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  gap: 16,
  margin: '0 0 24px',
  '& > div': {
    padding: 16,
    backgroundColor: theme.palette.surface,
    border: `1px solid ${theme.palette.hairline}`,
    borderRadius: 8,
  },
  '& dt': { color: theme.palette.text.third },
  '& dd': { ...theme.typography.h2, margin: '4px 0 0' },
  '& dd.warning': { color: theme.palette.error.main },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 8,
    '& > div': { padding: 12 },
  },
}));

export interface Figure {
  name: string;
  value: string;
  /** Needs attention. */
  isWarning?: boolean;
}

/** A few numbers at a glance. */
export function FigureRow({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <Grid aria-label={label}>
      {figures.map(({ name, value, isWarning }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isWarning ? 'warning' : ''}>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

export function FiguresSkeleton({ count }: { count: number }) {
  return (
    <Grid as="div">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton width="60%" />
          <Skeleton width="40%" height={28} />
        </div>
      ))}
    </Grid>
  );
}
