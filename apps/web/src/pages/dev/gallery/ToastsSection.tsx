import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Section } from './Section';
import { Specimen } from './Specimen';

export function ToastsSection() {
  const toast = useToast();
  const fail = () => toast.error('网络连接失败，请稍后重试', { retry: fail });
  const samples = [
    { label: '成功', say: () => toast.success('收藏成功') },
    { label: '提示', say: () => toast.info('已取消收藏') },
    { label: '提醒', say: () => toast.warning('余额不足，请使用微信或支付宝支付') },
    { label: '失败，可重试', say: fail },
  ];

  return (
    <Section id="toasts" title="轻提示" lead="相同的话在片刻之内只说一次；读屏软件以礼貌方式播报。">
      <Specimen name="useToast()">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {samples.map(({ label, say }) => (
            <Button key={label} variant="outlined" color="inherit" onClick={say}>
              {label}
            </Button>
          ))}
        </Box>
      </Specimen>
    </Section>
  );
}
