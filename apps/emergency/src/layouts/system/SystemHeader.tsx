import { messages } from '@cheese/domain/texts/messages';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { TopBar } from '@cheese/ui/frame/TopBar';
import { OrgChooser } from '../../features/org/OrgChooser';
import { paths } from '../../paths';
import { AccountArea } from '../header/AccountArea';
import { Brand } from '../header/Brand';
import { texts } from '../texts';
import { SystemMenu } from './SystemMenu';

export function SystemHeader() {
  const home = <NavItem href={paths.home()}>{messages.home}</NavItem>;
  const drawer = () => (
    <>
      {home}
      <SystemMenu />
    </>
  );
  return (
    <TopBar
      brand={<Brand area={texts.system} />}
      nav={home}
      drawer={drawer}
      actions={
        <>
          <OrgChooser />
          <AccountArea />
        </>
      }
    />
  );
}
