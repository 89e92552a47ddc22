import { useSearchParams } from 'react-router-dom';

/** Under whose head the centre stands: its links go on asking for the same. */
export function useShowType(): { showType?: string } {
  const [search] = useSearchParams();
  const showType = search.get('showType');
  return showType ? { showType } : {};
}
