import { mayManage } from '@cheese/domain/rules/emergency/emergencyRole';
import { TopBar } from '@cheese/ui/frame/TopBar';
import { useSessionState } from '../../session/session';
import { AccountArea } from './AccountArea';
import { Brand } from './Brand';
import { KeywordSearch } from './KeywordSearch';
import { PublicMenu } from './PublicMenu';

export function EmergencyHeader() {
  const { isSignedIn, person } = useSessionState();
  const actions = (
    <>
      <KeywordSearch />
      <AccountArea />
    </>
  );
  // Visitors have only one entry, so they get no menu.
  const nav = isSignedIn && person && <PublicMenu mayManage={mayManage(person.role)} />;
  return <TopBar brand={<Brand />} nav={nav} actions={actions} collapseBelow="lg" />;
}
