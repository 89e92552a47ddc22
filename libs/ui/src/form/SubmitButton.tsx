import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface SubmitButtonProps {
  isBusy: boolean;
  /** Label while the form is submitting. */
  busy: string;
  /** `error` where something ends that does not come back. */
  tone?: 'error' | 'primary';
  children: string;
}

/** Not disabled while busy, which would drop the focus; the form ignores a second click. */
export function SubmitButton({ isBusy, busy, tone = 'primary', children }: SubmitButtonProps) {
  return (
    <Button
      fullWidth
      type="submit"
      variant="contained"
      color={tone}
      size="large"
      aria-disabled={isBusy}
      startIcon={isBusy && <CircularProgress size={16} color="inherit" aria-hidden />}
    >
      {isBusy ? busy : children}
    </Button>
  );
}
