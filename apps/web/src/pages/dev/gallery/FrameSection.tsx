import { AreaTheme } from '@cheese/ui/look/AreaTheme';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { NavItem } from '@cheese/ui/frame/NavItem';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { TopBar } from '@cheese/ui/frame/TopBar';
import type { Accent } from '@cheese/ui/tokens';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

/** A transform makes this box the containing block of fixed elements, so that they stay inside. */
const Window = styled('div')({ height: 56, transform: 'translateZ(0)' });

const areas: { accent: Accent; area?: string }[] = [
  { accent: 'brand' },
  { accent: 'exam', area: '考试中心' },
  { accent: 'morphology', area: '形态学实验中心' },
  { accent: 'emergency', area: '公益急救培训' },
];

const nav = (
  <>
    <NavItem href="/dev/gallery" active>
      首页
    </NavItem>
    <NavItem href="/course">云课程</NavItem>
    <NavItem href="/testingCenter">考试中心</NavItem>
  </>
);

function Bar({ accent, area }: { accent: Accent; area?: string }) {
  return (
    <AreaTheme accent={accent}>
      <Specimen name="TopBar" note={accent} bare>
        <Window>
          <TopBar
            brand={<BrandMark name="芝士医学" {...(area && { area })} />}
            nav={nav}
            navLabel={`主导航 ${accent}`}
            actions={
              <Button variant="contained" size="small">
                登录
              </Button>
            }
          />
        </Window>
      </Specimen>
    </AreaTheme>
  );
}

const trail = [
  { label: '首页', href: '/' },
  { label: '云课程', href: '/course' },
  { label: '系统解剖学：运动系统、消化系统与呼吸系统的结构与功能' },
];

export function FrameSection() {
  return (
    <Section
      id="frame"
      title="页面框架"
      lead="固定页头 56，内容宽 1200，窄屏两侧留 16；各区域只换强调色。"
    >
      <Plate across={1}>
        {areas.map(({ accent, area }) => (
          <Bar key={accent} accent={accent} {...(area && { area })} />
        ))}
        <Specimen name="Breadcrumbs · PageTitle">
          <Breadcrumbs trail={trail} />
          <PageTitle
            lead="共 24 讲，已学 6 讲"
            actions={<Button variant="contained">继续学习</Button>}
          >
            系统解剖学
          </PageTitle>
        </Specimen>
      </Plate>
    </Section>
  );
}
