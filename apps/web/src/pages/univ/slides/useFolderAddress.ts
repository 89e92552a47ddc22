import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Folder id from the address: 0 for slides without a folder, undefined for all. */
export function useFolderAddress(folders: readonly SlideFolder[]) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const said = search.get('folderId');
  const chosen = said === '0' ? 0 : folders.find(({ id }) => String(id) === said)?.id;
  const hrefOf = (id: number | undefined) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (id === undefined) next.delete('folderId');
    else next.set('folderId', String(id));
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  return { chosen, hrefOf };
}
