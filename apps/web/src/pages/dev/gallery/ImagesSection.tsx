import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Box from '@mui/material/Box';
import { Card } from '@cheese/ui/frame/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Section } from './Section';
import { coverOf } from './coverOf';

const cards = [
  { name: '系统解剖学', note: '图片正常', src: coverOf('#0b7d6e', '#e6f4f2') },
  { name: '病理切片阅片', note: '图片正常', src: coverOf('#ff9514', '#fff4e5') },
  { name: '急救技能训练', note: '图片失效', src: 'data:image/png;base64,broken' },
  { name: '诊断学基础', note: '没有图片', src: '' },
];

export function ImagesSection() {
  return (
    <Section
      id="images"
      title="图片与卡片"
      lead="先占好位置再加载，失败时有同尺寸的替代图；可点击的卡片悬停时浮起。"
    >
      <CardGrid>
        {cards.map(({ name, note, src }) => (
          <Card key={name}>
            <CardActionArea href="/course">
              <ImageWithFallback src={src} alt={name} />
              <CardContent>
                <Typography variant="h3">{name}</Typography>
                <Typography variant="caption" sx={{ color: 'text.third' }}>
                  {note}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </CardGrid>
      <Box sx={{ mt: 3 }}>
        <CardsSkeleton count={4} />
      </Box>
    </Section>
  );
}
