import { useSearchParams } from 'react-router-dom';
import type { OpenTab } from '../../../features/patient/bedside/Deeds';

/** The open tab is kept in the address and survives a reload. */
export function useTabInAddress(): OpenTab {
  const [search, setSearch] = useSearchParams();
  const go = (tab: string) =>
    setSearch(
      (now) => {
        now.set('at', tab);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { at: search.get('at'), go };
}
