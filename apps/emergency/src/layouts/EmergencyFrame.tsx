import { BackToTop } from '@cheese/ui/frame/BackToTop';
import { PageFrame } from '@cheese/ui/frame/PageFrame';
import type { ReactNode } from 'react';
import { EmergencyFooter } from './EmergencyFooter';
import { EmergencyHeader } from './header/EmergencyHeader';

export function EmergencyFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame header={<EmergencyHeader />} footer={<EmergencyFooter />}>
      {children}
      <BackToTop />
    </PageFrame>
  );
}
