import { messages } from '@cheese/domain/texts/messages';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { TopBar } from '@cheese/ui/frame/TopBar';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { AccountArea } from './AccountArea';
import { useSettings } from '../../settings';

export function MainHeader() {
  const { pathname } = useLocation();
  const { emergencyOrigin } = useSettings();

  const nav = (
    <>
      <NavItem href={paths.home()} active={pathname === '/'}>
        {messages.home}
      </NavItem>
      <NavItem href={paths.realTimeInfo.list()} active={pathname.startsWith('/realTimeInfo')}>
        {messages.realTimeInfo}
      </NavItem>
      <NavItem href={emergencyOrigin}>{messages.emergencyTitle}</NavItem>
    </>
  );
  const brand = <BrandMark name={messages.platformTitle} />;
  return <TopBar brand={brand} nav={nav} actions={<AccountArea />} />;
}
