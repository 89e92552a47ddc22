import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import InfoIcon from '@mui/icons-material/Info';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import type { CustomContentProps } from 'notistack';
import type { ReactNode, Ref } from 'react';
import type { ToastTone } from './makeToaster';

const icons = { success: CheckCircle, error: ErrorIcon, warning: WarningIcon, info: InfoIcon };
const words: Record<ToastTone, string> = {
  success: '成功',
  error: '错误',
  warning: '提醒',
  info: '提示',
};

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: 480,
  mx: 'auto',
  px: 2,
  py: 1,
  color: 'text.primary',
  bgcolor: 'surface',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 2,
  boxShadow: 1,
};

interface ToastCardProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** One message with its sign, and a way to try again where there is one. */
export function ToastCard({ ref, id, message, variant, action, style }: ToastCardProps) {
  const tone = variant === 'default' ? 'info' : variant;
  const Icon = icons[tone];
  const actions: ReactNode = typeof action === 'function' ? action(id) : action;

  return (
    <Box ref={ref} style={style ?? {}} sx={card}>
      <Icon titleAccess={words[tone]} sx={{ color: `${tone}.main`, fontSize: 20 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>{message}</Box>
      {actions}
    </Box>
  );
}
