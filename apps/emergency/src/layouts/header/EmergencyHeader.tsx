import { mayManage } from '@cheese/domain/rules/emergencyRole';
import { messages } from '@cheese/domain/texts/messages';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { TopBar } from '@cheese/ui/frame/TopBar';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useSessionState } from '../../session';
import { texts } from '../texts';
import { AccountArea } from './AccountArea';
import { Brand } from './Brand';
import { KeywordSearch } from './KeywordSearch';

export function EmergencyHeader() {
  const { pathname } = useLocation();
  const { isSignedIn, person } = useSessionState();
  const actions = (
    <>
      <KeywordSearch />
      <AccountArea />
    </>
  );
  // With nothing to choose between, a menu of one entry would only take room.
  if (!isSignedIn || !person || !mayManage(person.role)) {
    return <TopBar brand={<Brand />} actions={actions} />;
  }
  const nav = (
    <>
      <NavItem href={paths.home()} active={pathname === paths.home()}>
        {messages.home}
      </NavItem>
      <NavItem href={paths.system.home()}>{texts.system}</NavItem>
    </>
  );
  return <TopBar brand={<Brand />} nav={nav} actions={actions} />;
}
