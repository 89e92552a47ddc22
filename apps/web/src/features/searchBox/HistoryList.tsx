import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Options } from './Options';
import { texts } from './texts';

interface HistoryListProps {
  listId: string;
  activeId: string | undefined;
  history: readonly string[];
  onPick: (text: string) => void;
  onRemove: (text: string) => void;
  onClear: () => void;
}

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 36,
  px: 2,
  color: 'text.third',
};

/** Recent searches; in delete mode a click removes the entry. */
export function HistoryList(props: HistoryListProps) {
  const { listId, activeId, history, onPick, onRemove, onClear } = props;
  const [wantsRemoval, setWantsRemoval] = useState(false);
  // Removing the last entry ends the delete mode too.
  const isRemoving = wantsRemoval && history.length > 0;
  if (wantsRemoval && history.length === 0) setWantsRemoval(false);
  return (
    <>
      <Box sx={head}>
        <Typography variant="caption">
          {history.length === 0 ? texts.none : isRemoving ? texts.removing : texts.recent}
        </Typography>
        {isRemoving && (
          <Button size="small" color="inherit" sx={{ ml: 'auto' }} onClick={onClear}>
            {texts.clear}
          </Button>
        )}
        {history.length > 0 && (
          // One button for both modes, so that it keeps the focus.
          <Button
            size="small"
            color="inherit"
            aria-label={isRemoving ? texts.cancel : texts.remove}
            onClick={() => setWantsRemoval(!isRemoving)}
          >
            {isRemoving ? texts.cancel : <DeleteIcon fontSize="small" />}
          </Button>
        )}
      </Box>
      {history.length > 0 && (
        <Options role="listbox" id={listId} aria-label={texts.recent}>
          {history.map((text, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- arrows and Enter come from the field, which keeps the focus
            <li
              key={text}
              role="option"
              id={`${listId}-${index}`}
              aria-selected={activeId === `${listId}-${index}`}
              aria-label={isRemoving ? texts.removeOne(text) : undefined}
              onClick={({ detail }) => {
                if (!isRemoving) onPick(text);
                // The second click of a double click would remove the entry that moved up.
                else if (detail < 2) onRemove(text);
              }}
            >
              <span>{text}</span>
              {isRemoving && <CloseIcon fontSize="small" />}
            </li>
          ))}
        </Options>
      )}
    </>
  );
}
