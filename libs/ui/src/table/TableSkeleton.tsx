import { Skeleton } from '../feedback/Skeleton';
import Stack from '@mui/material/Stack';

/** Placeholder while the rows of a table load. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Stack spacing={1}>
      <Skeleton variant="rounded" height={44} />
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={52} />
      ))}
    </Stack>
  );
}
