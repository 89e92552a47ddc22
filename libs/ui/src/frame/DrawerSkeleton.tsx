import { styled } from '@mui/material/styles';
import { Skeleton } from '../feedback/Skeleton';

const Rows = styled('div')({ display: 'grid', gap: 20, padding: '8px 24px' });

/** Placeholder while the drawer's links load. */
export const DrawerSkeleton = () => (
  <Rows>
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} height={20} width={row % 3 === 0 ? '45%' : '70%'} />
    ))}
  </Rows>
);
