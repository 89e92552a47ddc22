import { BackToTop } from '@cheese/ui/frame/BackToTop';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { Content } from '@cheese/ui/frame/Content';
import { Footer } from '@cheese/ui/frame/Footer';
import { PageFrame } from '@cheese/ui/frame/PageFrame';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { TopBar } from '@cheese/ui/frame/TopBar';
import { AnsweredSection } from './AnsweredSection';
import { CertificateSection } from './CertificateSection';
import { ArticleSection } from './ArticleSection';
import { ButtonsSection } from './ButtonsSection';
import { CaptchaSection } from './CaptchaSection';
import { ColoursSection } from './ColoursSection';
import { FacesSection } from './FacesSection';
import { FieldsSection } from './FieldsSection';
import { FrameSection } from './FrameSection';
import { GalleryIndex } from './GalleryIndex';
import { ImagesSection } from './ImagesSection';
import { ManagementSection } from './ManagementSection';
import { PagerSection } from './PagerSection';
import { PanoramaSection } from './PanoramaSection';
import { QuestionsSection } from './QuestionsSection';
import { SmallThingsSection } from './SmallThingsSection';
import { ToastsSection } from './ToastsSection';
import { TypeSection } from './TypeSection';
import { UnsavedSection } from './UnsavedSection';

const footer = (
  <Footer
    columns={[
      {
        title: '产品',
        links: [
          { label: '数字标本', href: '/productList?productType=2' },
          { label: '医学课程', href: '/productList?productType=1' },
          { label: '题库', href: '/productList?productType=4' },
        ],
      },
      { title: '支持', links: [{ label: '帮助中心', href: '/help' }] },
    ]}
    hotline={{ number: '400-000-0000', hours: '工作日 9:00-18:00 在线' }}
    address="地址由各站点提供"
    copyright="© AI数字医学虚拟仿真课程平台"
    filings={[{ label: '备案号由各站点提供', href: 'https://beian.miit.gov.cn/' }]}
  />
);

/** All shared components in each of their states. */
export default function GalleryPage() {
  return (
    <PageFrame
      header={<TopBar brand={<BrandMark name="芝士医学" area="组件陈列" href="/dev/gallery" />} />}
      footer={footer}
    >
      <Content>
        <PageTitle lead="颜色、文字与组件的每一种状态。先在这里看过，再用到页面里。">
          组件陈列
        </PageTitle>
        <GalleryIndex />
        <ColoursSection />
        <TypeSection />
        <ButtonsSection />
        <FieldsSection />
        <UnsavedSection />
        <AnsweredSection />
        <FacesSection />
        <ToastsSection />
        <ImagesSection />
        <PagerSection />
        <ManagementSection />
        <CertificateSection />
        <QuestionsSection />
        <PanoramaSection />
        <SmallThingsSection />
        <CaptchaSection />
        <ArticleSection />
        <FrameSection />
      </Content>
      <BackToTop />
    </PageFrame>
  );
}
