import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { texts } from './texts';
import type { DeskState } from './useDesk';

const HEADER_HEIGHT = 56;

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: HEADER_HEIGHT,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 0',
  marginBottom: 8,
  backgroundColor: theme.palette.background.default,
  '& [aria-disabled=true]': { opacity: 0.38 },
  '& .state': { flex: 1, minWidth: 120, color: theme.palette.text.third },
}));

interface SaveBarProps {
  desk: DeskState;
  /** Chip with the published state. */
  state: ReactNode;
  save: () => unknown;
  children?: ReactNode;
}

/**
 * Shows whether all is saved, with undo, redo and save; `children` are the buttons for publishing.
 */
export function SaveBar({ desk, state, save, children }: SaveBarProps) {
  const { isDirty, isBusy, canUndo, canRedo, undo, redo } = desk;
  return (
    <Bar>
      {state}
      <Typography variant="body2" className="state" role="status">
        {isDirty ? texts.unsaved : texts.allSaved}
      </Typography>
      {/* Not `disabled`, so that the button keeps the focus after the last step. */}
      <IconButton
        aria-label={texts.undo}
        title={texts.undo}
        aria-disabled={!canUndo}
        onClick={undo}
      >
        <Undo />
      </IconButton>
      <IconButton
        aria-label={texts.redo}
        title={texts.redo}
        aria-disabled={!canRedo}
        onClick={redo}
      >
        <Redo />
      </IconButton>
      {children}
      <Button variant="contained" aria-disabled={isBusy} onClick={() => void save()}>
        {isBusy ? texts.saving : texts.save}
      </Button>
    </Bar>
  );
}
