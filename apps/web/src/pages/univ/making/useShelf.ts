import type { Shelf } from '@cheese/domain/codes/people/shelf';
import { useSearchParams } from 'react-router-dom';
import { useHasBothShelves } from './useHasBothShelves';

/** The owner in the address, for users who make things for both; undefined for all others. */
export function useShelf(): Shelf | undefined {
  const [search] = useSearchParams();
  const hasBoth = useHasBothShelves();
  if (!hasBoth) return undefined;
  return search.get('shelf') === 'platform' ? 'platform' : 'school';
}
