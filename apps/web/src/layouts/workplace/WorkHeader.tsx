import { messages } from '@cheese/domain/texts/messages';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { TopBar } from '@cheese/ui/frame/TopBar';
import { paths } from '../../paths';
import { AccountArea } from '../header/account/AccountArea';
import { texts } from './texts';
import { useWorkplace } from './useWorkplace';
import { WorkMenu } from './WorkMenu';

export function WorkHeader() {
  const workplace = useWorkplace();
  const back = <NavItem href={paths.home()}>{texts.backToSite}</NavItem>;
  const drawer = () => (
    <>
      <WorkMenu isShort />
      {back}
    </>
  );
  return (
    <TopBar
      isWide
      collapseBelow="workplace"
      brand={
        <BrandMark
          name={messages.platformTitle}
          {...(workplace && { area: workplace.name })}
          href={workplace?.home ?? paths.home()}
        />
      }
      nav={back}
      drawer={drawer}
      actions={<AccountArea area="main" />}
    />
  );
}
