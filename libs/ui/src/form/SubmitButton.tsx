import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface SubmitButtonProps {
  isBusy: boolean;
  /** What it says while the form is under way. */
  busy: string;
  children: string;
}

/** Not disabled while under way: that would take the focus away. The form hears no second click. */
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
