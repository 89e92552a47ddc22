import type { Shelf } from '@cheese/domain/codes/people/shelf';
import { useSearchParams } from 'react-router-dom';
import { useHasBothShelves } from './useHasBothShelves';

/** Whose things the address names, for whoever makes for both; nobody else is asked for whom. */
export function useShelf(): Shelf | undefined {
  const [search] = useSearchParams();
  const hasBoth = useHasBothShelves();
  if (!hasBoth) return undefined;
  return search.get('shelf') === 'platform' ? 'platform' : 'school';
}
