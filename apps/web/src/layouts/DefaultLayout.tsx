import { BackToTop } from '@cheese/ui/frame/BackToTop';
import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { Outlet } from 'react-router-dom';
import { MainFooter } from './footer/MainFooter';
import { MainHeader } from './header/MainHeader';

export function DefaultLayout() {
  return (
    <PageFrame header={<MainHeader />} footer={<MainFooter />}>
      <Outlet />
      <BackToTop />
    </PageFrame>
  );
}
