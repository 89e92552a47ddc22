import { createContext, useContext, useEffect } from 'react';

/** The site's own name, which ends every title. */
export const SiteName = createContext('');

/** The window's title while the calling page is shown: `name` first, for narrow tabs. */
export function useDocumentTitle(name?: string) {
  const site = useContext(SiteName);
  const title = [name, site].filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
