import { groundStateCodes, type GroundState } from '@cheese/domain/codes/emergency/centre';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { ChosenBar } from '@cheese/ui/management/ChosenBar';
import Button from '@mui/material/Button';
import { texts } from './texts';

interface BatchBarProps {
  count: number;
  isBusy: boolean;
  onGround: (state: GroundState) => void;
  onClear: () => void;
}

export function BatchBar({ count, isBusy, onGround, onClear }: BatchBarProps) {
  const small = { size: 'small', 'aria-disabled': isBusy } as const;
  return (
    <ChosenBar role="group" aria-label={texts.batch}>
      <span aria-live="polite">{countedMessages.selected(count)}</span>
      <Button {...small} variant="contained" onClick={() => onGround(groundStateCodes.shown)}>
        {texts.groundAll}
      </Button>
      <Button {...small} variant="outlined" onClick={() => onGround(groundStateCodes.withdrawn)}>
        {texts.ungroundAll}
      </Button>
      <Button {...small} color="inherit" onClick={onClear}>
        {texts.clearChoice}
      </Button>
    </ChosenBar>
  );
}
