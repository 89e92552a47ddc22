import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { ChosenBar } from '@cheese/ui/management/ChosenBar';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface ShelfBarProps {
  count: number;
  onPutOn: () => void;
  onTakeOff: () => void;
  onClear: () => void;
}

export const ShelfBar = ({ count, onPutOn, onTakeOff, onClear }: ShelfBarProps) => (
  <ChosenBar role="group" aria-label={texts.batch}>
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
  </ChosenBar>
);
