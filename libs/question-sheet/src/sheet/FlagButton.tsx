import Flag from '@mui/icons-material/Flag';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import { texts } from '../texts';

interface FlagButtonProps {
  isFlagged: boolean;
  isDisabled: boolean;
  onFlag: (isFlagged: boolean) => void;
}

/** Marks a question for later. */
export const FlagButton = ({ isFlagged, isDisabled, onFlag }: FlagButtonProps) => (
  <Button
    size="small"
    color={isFlagged ? 'warning' : 'inherit'}
    startIcon={isFlagged ? <Flag /> : <FlagOutlined />}
    aria-pressed={isFlagged}
    disabled={isDisabled}
    onClick={() => onFlag(!isFlagged)}
    sx={{ ml: 'auto' }}
  >
    {isFlagged ? texts.flagged : texts.flag}
  </Button>
);
