import type { LuoheZone } from '@cheese/domain/contract/front/luohe';
import { Content } from '@cheese/ui/frame/Content';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { PersonFace } from '@cheese/ui/media/PersonFace';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CommodityGrid } from '../../features/commodity/CommodityGrid';
import { texts } from './texts';

const Banner = styled('section')(({ theme }) => ({
  backgroundColor: theme.palette.surface,
  borderBottom: `1px solid ${theme.palette.hairline}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)',
    alignItems: 'center',
    gap: 32,
    paddingBlock: 24,
  },
  '& .name': { display: 'flex', alignItems: 'center', gap: 16 },
  '& .picture': { borderRadius: 8, overflow: 'hidden' },
  [theme.breakpoints.down('md')]: { '& > div': { gridTemplateColumns: '1fr', gap: 16 } },
}));

const About = styled('section')(({ theme }) => ({
  marginBlock: 24,
  padding: 24,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

const pictureSizes = '(min-width: 900px) 480px, 100vw';

export function ZoneView({ zone, children }: { zone: LuoheZone; children: ReactNode }) {
  const { school, logo, banner, html, courses } = zone;
  return (
    <>
      <Banner>
        <Content>
          <div className="name">
            <PersonFace src={logo} name={school} size={72} />
            <Typography variant="h1">{school}</Typography>
          </div>
          <div className="picture">
            <ImageWithFallback src={banner} alt="" sizes={pictureSizes} eager />
          </div>
        </Content>
      </Banner>
      <Content>
        <About>
          <Typography variant="h2" gutterBottom>
            {texts.introduction}
          </Typography>
          <SafeHtml html={html} />
        </About>
        {courses.length > 0 && (
          <section>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {texts.courses}
            </Typography>
            <CommodityGrid items={courses} />
          </section>
        )}
        {children}
      </Content>
    </>
  );
}
