import { Skeleton } from '../feedback/Skeleton';
import Stack from '@mui/material/Stack';

/** Placeholder while a form loads. */
export function FormSkeleton() {
  return (
    <Stack spacing={3} aria-busy>
      <Skeleton width="40%" height={36} />
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={44} />
    </Stack>
  );
}
