import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface SubmitButtonProps {
  isBusy: boolean;
  /** Label while the form is submitting. */
  busy: string;
  children: string;
}

/** Not disabled while busy, which would drop the focus; the form ignores a second click. */
export function SubmitButton({ isBusy, busy, children }: SubmitButtonProps) {
  return (
    <Button
      fullWidth
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={isBusy}
      startIcon={isBusy && <CircularProgress size={16} color="inherit" aria-hidden />}
    >
      {isBusy ? busy : children}
    </Button>
  );
}
