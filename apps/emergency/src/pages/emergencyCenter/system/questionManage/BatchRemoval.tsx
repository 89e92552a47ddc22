import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { useRemoveQuestionsMutation } from '@cheese/emergency-api/question';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';

interface BatchRemovalProps {
  ids: readonly number[];
  onClear: () => void;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1.5,
  px: 2,
  py: 1,
};
/** Limit of the server per call. */
const MOST = 100;

export function BatchRemoval({ ids, onClear }: BatchRemovalProps) {
  const [isAsking, ask] = useState(false);
  const [removeMany] = useRemoveQuestionsMutation();
  const remove = async () => {
    for (let at = 0; at < ids.length; at += MOST) {
      await removeMany({ ids: ids.slice(at, at + MOST) }).unwrap();
    }
    onClear();
  };
  return (
    <Box
      role="group"
      aria-label={texts.batch}
      sx={{ ...bar, bgcolor: 'brandWash', borderRadius: 2 }}
    >
      <Box component="span" aria-live="polite" sx={{ mr: 'auto' }}>
        {countedMessages.selected(ids.length)}
      </Box>
      <Button size="small" color="error" variant="outlined" onClick={() => ask(true)}>
        {texts.removeMany}
      </Button>
      <Button size="small" color="inherit" onClick={onClear}>
        {texts.clearChoice}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={texts.removeMany}
          consequence={texts.removeManyLoss(ids.length)}
          remove={remove}
          onClose={() => ask(false)}
        />
      )}
    </Box>
  );
}
