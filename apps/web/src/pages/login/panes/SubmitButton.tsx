import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { texts } from '../texts';

/** Not disabled while under way: that would take the focus away. The machine hears no second click. */
export function SubmitButton({ children, isBusy }: { children: string; isBusy: boolean }) {
  return (
    <Button
      fullWidth
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={isBusy}
      startIcon={isBusy && <CircularProgress size={16} color="inherit" aria-hidden />}
    >
      {isBusy ? texts.loggingIn : children}
    </Button>
  );
}
