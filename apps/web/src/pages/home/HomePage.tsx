import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import { EmergencyInvitation } from './EmergencyInvitation';
import { Hero } from './Hero';
import { LatestNews } from './LatestNews';

export default function HomePage() {
  useDocumentTitle();
  return (
    <>
      <Hero />
      <Content>
        <LatestNews />
        <EmergencyInvitation />
      </Content>
    </>
  );
}
