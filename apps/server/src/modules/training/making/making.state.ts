import type { MakingState } from '@cheese/domain/codes/training/making';

interface Standing {
  version: number;
  edition: number;
  publishedEdition: number | null;
}

/** Whether learners see what is made, and whether it is what stands there. */
export function stateOf(
  { version, edition, publishedEdition }: Standing,
  isShown: boolean,
): MakingState {
  if (version === 0) return 'draft';
  if (!isShown) return 'withdrawn';
  return edition === publishedEdition ? 'published' : 'changed';
}
