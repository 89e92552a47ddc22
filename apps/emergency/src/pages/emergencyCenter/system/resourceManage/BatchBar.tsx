import type { GroundState } from '@cheese/domain/codes/emergency/centre';
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
  '& span': { marginRight: 'auto' },
}));

interface BatchBarProps {
  count: number;
  isBusy: boolean;
  onGround: (state: GroundState) => void;
  onClear: () => void;
}

/** What can be done with all that are chosen. */
export function BatchBar({ count, isBusy, onGround, onClear }: BatchBarProps) {
  const small = { size: 'small', 'aria-disabled': isBusy } as const;
  return (
    <Bar role="group" aria-label={texts.batch}>
      <span aria-live="polite">{countedMessages.selected(count)}</span>
      <Button {...small} variant="contained" onClick={() => onGround(1)}>
        {texts.groundAll}
      </Button>
      <Button {...small} variant="outlined" onClick={() => onGround(0)}>
        {texts.ungroundAll}
      </Button>
      <Button {...small} color="inherit" onClick={onClear}>
        {texts.clearChoice}
      </Button>
    </Bar>
  );
}
