import type { CourseState } from '../../codes/learning/courseStates';

interface Moments {
  publishedAt: number | null;
  withdrawnAt: number | null;
}

export function courseStateOf({ publishedAt, withdrawnAt }: Moments, now: number): CourseState {
  if (publishedAt === null) return 'making';
  if (withdrawnAt !== null) return 'withdrawn';
  return publishedAt > now ? 'scheduled' : 'published';
}
