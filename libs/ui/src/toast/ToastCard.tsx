import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import InfoIcon from '@mui/icons-material/Info';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Toast, ToastTone } from './makeToaster';

const icons = { success: CheckCircle, error: ErrorIcon, warning: WarningIcon, info: InfoIcon };
const words: Record<ToastTone, string> = {
  success: '成功',
  error: '错误',
  warning: '提醒',
  info: '提示',
};

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 480,
  padding: '8px 16px',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  boxShadow: theme.shadows[1],
  pointerEvents: 'auto',
  animation: `${arrive} 150ms ease-out`,
}));

const stayMs = ({ tone, retry }: Toast) => {
  if (retry) return 10_000;
  return tone === 'error' || tone === 'warning' ? 5000 : 3000;
};

/** One toast with its icon and an optional retry; it stays while hovered. */
export function ToastCard({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const { tone, message, retry, again = '重试' } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const Icon = icons[tone];
  const leave = useEffectEvent(onGone);
  const stay = stayMs(toast);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => leave(), stay);
    return () => clearTimeout(timer);
  }, [isHeld, stay]);

  const askAgain = () => {
    onGone();
    retry?.();
  };
  return (
    <Card onMouseEnter={() => setIsHeld(true)} onMouseLeave={() => setIsHeld(false)}>
      <Icon titleAccess={words[tone]} sx={{ color: `${tone}.main`, fontSize: 20 }} />
      <span>{message}</span>
      {retry && (
        <Button size="small" onClick={askAgain}>
          {again}
        </Button>
      )}
    </Card>
  );
}
