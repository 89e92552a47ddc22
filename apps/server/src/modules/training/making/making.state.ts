import type { MakingState } from '@cheese/domain/codes/training/making';

interface Standing {
  version: number;
  edition: number;
  publishedEdition: number | null;
}

/** `changed` means that the draft differs from the published version. */
export function stateOf(
  { version, edition, publishedEdition }: Standing,
  isShown: boolean,
): MakingState {
  if (version === 0) return 'draft';
  if (!isShown) return 'withdrawn';
  return edition === publishedEdition ? 'published' : 'changed';
}
