import { shownStates } from '@cheese/domain/codes/base/shownStates';
import Chip from '@mui/material/Chip';

export const ShownChip = ({ isShown }: { isShown: boolean }) => (
  <Chip
    component="span"
    size="small"
    variant={isShown ? 'filled' : 'outlined'}
    label={isShown ? shownStates.shown : shownStates.hidden}
  />
);
