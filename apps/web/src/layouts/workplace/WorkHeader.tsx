import { messages } from '@cheese/domain/texts/messages';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { TopBar } from '@cheese/ui/frame/TopBar';
import { paths } from '../../paths';
import { AccountArea } from '../header/AccountArea';
import { texts } from './texts';
import { WorkMenu } from './WorkMenu';

export function WorkHeader() {
  const back = <NavItem href={paths.home()}>{texts.backToSite}</NavItem>;
  const drawer = () => (
    <>
      <WorkMenu />
      {back}
    </>
  );
  return (
    <TopBar
      isWide
      collapseBelow="workplace"
      brand={
        <BrandMark name={messages.platformTitle} area={texts.manage} href={paths.manage.home()} />
      }
      nav={back}
      drawer={drawer}
      actions={<AccountArea area="main" />}
    />
  );
}
