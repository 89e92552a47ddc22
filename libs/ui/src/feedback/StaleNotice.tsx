import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { RetryButton } from './RetryButton';

interface StaleNoticeProps {
  what: string;
  message: string;
  onRetry: () => void;
  busy: boolean;
}

const strip = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  px: 2,
  py: 1,
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 1,
  bgcolor: 'surface',
};

/** Shown above older data after a refetch failed. */
export function StaleNotice({ what, message, onRetry, busy }: StaleNoticeProps) {
  return (
    <Box role="status" sx={strip}>
      <ErrorIcon aria-hidden sx={{ color: 'error.main', fontSize: 20 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {what}更新失败：{message}
      </Box>
      <RetryButton size="small" onRetry={onRetry} busy={busy} />
    </Box>
  );
}
