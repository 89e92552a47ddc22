import { useSearchParams } from 'react-router-dom';

/** The area whose header is shown; links must pass it on. */
export function useShowType(): { showType?: string } {
  const [search] = useSearchParams();
  const showType = search.get('showType');
  return showType ? { showType } : {};
}
