import { emergencyRoleCodes } from '@cheese/domain/codes/emergency/centre';
import { storedJson } from '@cheese/auth/storedJson';
import { emergencySessionKeys } from '@cheese/domain/codes/base/storageKeys';
import { type ReactNode, useState } from 'react';
import { useSessionState } from '../../session/session';
import { type OrgScope, OrgScopeContext } from './OrgScope';

type Chosen = OrgScope['chosen'];

/** Remembers the choice for as long as the tab is open; signing out forgets it. */
export function OrgScopeProvider({ children }: { children: ReactNode }) {
  const isPlatform = useSessionState().person?.role === emergencyRoleCodes.platformAdmin;
  const [kept] = useState(() => storedJson<Chosen>(sessionStorage, emergencySessionKeys.org));
  const [chosen, setChosen] = useState(() => kept.get());
  const choose = (org: NonNullable<Chosen>) => {
    kept.set(org);
    setChosen(org);
  };
  return (
    <OrgScopeContext value={{ chosen: isPlatform ? chosen : null, choose }}>
      {children}
    </OrgScopeContext>
  );
}
