import Box from '@mui/material/Box';
import { Skeleton } from './Skeleton';

const row = { display: 'flex', alignItems: 'center', gap: 2, py: 2 };

interface RowsSkeletonProps {
  count?: number;
  /** A round picture at the left: comments, messages. */
  avatar?: boolean;
}

export function RowsSkeleton({ count = 5, avatar = false }: RowsSkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <Box key={index} sx={row}>
      {avatar && <Skeleton variant="circular" width={40} height={40} />}
      <Box sx={{ flex: 1 }}>
        <Skeleton width="60%" />
        <Skeleton width="35%" />
      </Box>
    </Box>
  ));
}
