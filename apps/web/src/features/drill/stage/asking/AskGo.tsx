import Button from '@mui/material/Button';
import type { AskProps } from './asking';

export const AskGo = ({ asking, isBusy, decide }: AskProps<'go'>) => (
  <Button variant="contained" aria-disabled={isBusy} onClick={() => decide({ kind: 'go' })}>
    {asking.label}
  </Button>
);
