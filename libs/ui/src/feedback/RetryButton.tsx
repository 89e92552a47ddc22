import Button from '@mui/material/Button';

interface RetryButtonProps {
  onRetry: () => void;
  busy: boolean;
  size?: 'small' | 'medium';
}

/** Stays reachable while busy: a disabled button would drop the keyboard's focus. */
export function RetryButton({ onRetry, busy, size = 'medium' }: RetryButtonProps) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      size={size}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onRetry();
      }}
      sx={{ '&[aria-disabled=true]': { color: 'text.third', cursor: 'default' } }}
    >
      {busy ? '正在重试' : '重试'}
    </Button>
  );
}
