import { countedMessages } from '@cheese/domain/texts/countedMessages';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  padding: '8px 16px',
  backgroundColor: theme.palette.brandWash,
  borderRadius: 8,
  '& > span': { marginRight: 'auto' },
}));

interface ShelfBarProps {
  count: number;
  onPutOn: () => void;
  onTakeOff: () => void;
  onClear: () => void;
}

/** What can be done with all that are chosen. */
export const ShelfBar = ({ count, onPutOn, onTakeOff, onClear }: ShelfBarProps) => (
  <Bar role="group" aria-label={texts.batch}>
    <span aria-live="polite">{countedMessages.selected(count)}</span>
    <Button size="small" variant="outlined" onClick={onPutOn}>
      {texts.putOn}
    </Button>
    <Button size="small" variant="outlined" color="error" onClick={onTakeOff}>
      {texts.takeOff}
    </Button>
    <Button size="small" color="inherit" onClick={onClear}>
      {texts.clearChoice}
    </Button>
  </Bar>
);
