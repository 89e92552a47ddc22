import { messages } from '@cheese/domain/texts/messages';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { texts } from '../texts';

/** True for the entry's own page and those below it. */
const isWithin = (pathname: string, href: string) =>
  pathname === href || pathname.startsWith(`${href}/`);

/** Navigation for signed-in users, in the bar or in the drawer. */
export function PublicMenu({ mayManage }: { mayManage: boolean }) {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  return (
    <>
      <NavItem href={paths.home()} active={pathname === paths.home()}>
        {messages.home}
      </NavItem>
      <NavItem href={paths.quiz.home()} active={isWithin(pathname, paths.quiz.home())}>
        {texts.quiz}
      </NavItem>
      <NavItem href={paths.welfare()} active={isWithin(pathname, paths.welfare())}>
        {texts.welfare}
      </NavItem>
      {mayManage && <NavItem href={paths.system.home()}>{texts.system}</NavItem>}
    </>
  );
}
