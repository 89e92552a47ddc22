import { createContext, useContext } from 'react';

/** The organisation that a platform administrator looks at; managers have their own. */
export interface OrgScope {
  chosen: { id: number; name: string } | null;
  choose(org: { id: number; name: string }): void;
}

export const OrgScopeContext = createContext<OrgScope | null>(null);

export function useOrgScope(): OrgScope {
  const scope = useContext(OrgScopeContext);
  if (!scope) throw new Error('useOrgScope needs an OrgScopeContext above it');
  return scope;
}

/** The organisation parameter of management calls; empty if the user's own applies. */
export function useRequestedOrg(): { orgId?: number } {
  const { chosen } = useOrgScope();
  return chosen ? { orgId: chosen.id } : {};
}
