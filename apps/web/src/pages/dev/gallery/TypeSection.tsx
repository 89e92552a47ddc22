import Box from '@mui/material/Box';
import { Card } from '@cheese/ui/frame/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Section } from './Section';

const steps = [
  { variant: 'h1', size: '28 / 36 · 600', use: '页面标题' },
  { variant: 'h2', size: '20 / 28 · 600', use: '区块标题' },
  { variant: 'h3', size: '16 / 24 · 600', use: '卡片标题' },
  { variant: 'subtitle1', size: '16 / 24 · 400', use: '导语' },
  { variant: 'h4', size: '14 / 22 · 600', use: '小标题' },
  { variant: 'body1', size: '14 / 22 · 400', use: '正文' },
  { variant: 'caption', size: '12 / 20 · 400', use: '辅助文字' },
] as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
  alignItems: 'baseline',
  gap: { xs: 0, sm: 2 },
  px: 2,
  py: 1.5,
  '& + &': { borderTop: '1px solid', borderColor: 'hairline' },
};

export function TypeSection() {
  return (
    <Section
      id="type"
      title="文字"
      lead="五级字号、两种字重；数字等宽。页面只写 variant，不写字号。"
    >
      <Card>
        {steps.map(({ variant, size, use }) => (
          <Box key={variant} sx={row}>
            <Typography variant="caption" sx={{ color: 'text.third' }}>
              {variant} · {size}
            </Typography>
            <Typography variant={variant} component="div">
              {use}：人体解剖学与病理切片 1,234.56
            </Typography>
          </Box>
        ))}
        <Box sx={row}>
          <Typography variant="caption" sx={{ color: 'text.third' }}>
            Link
          </Typography>
          <div>
            登录即表示同意<Link href="/help">《用户协议》</Link>与
            <Link href="/help">《隐私政策》</Link>
          </div>
        </Box>
      </Card>
    </Section>
  );
}
