import { createContext, useContext, useEffect } from 'react';
import { claimTitle } from './titleClaims';

/** The site's own name, which ends every title. */
export const SiteName = createContext('');

interface Claim {
  /** A face (error, not found): its title wins over the page's. */
  isFace?: boolean;
}

/** The window's title while the caller is shown: `name` first, for narrow tabs. */
export function useDocumentTitle(name?: string, { isFace = false }: Claim = {}) {
  const site = useContext(SiteName);
  const title = [name, site].filter(Boolean).join(' - ');
  useEffect(() => claimTitle({ title, isFace }), [title, isFace]);
}
