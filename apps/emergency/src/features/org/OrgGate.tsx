import { emergencyRoleCodes } from '@cheese/domain/codes/emergency/centre';
import { Notice } from '@cheese/ui/feedback/Notice';
import { SearchPicture } from '@cheese/ui/feedback/pictures';
import { Fragment, type ReactNode } from 'react';
import { useSessionState } from '../../session/session';
import { OrgChooser } from './OrgChooser';
import { useOrgScope } from './OrgScope';
import { texts } from './texts';

/** Management requires a chosen organisation; choosing another one remounts the page. */
export function OrgGate({ children }: { children: ReactNode }) {
  const isPlatform = useSessionState().person?.role === emergencyRoleCodes.platformAdmin;
  const { chosen } = useOrgScope();
  if (!isPlatform || chosen) return <Fragment key={chosen?.id ?? 0}>{children}</Fragment>;
  return (
    <Notice
      heading
      picture={<SearchPicture />}
      title={texts.unchosen}
      detail={texts.whyChoose}
      action={<OrgChooser />}
    />
  );
}
