import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { SlideFace } from '../../../../features/slide/choosing/slideFace';
import { texts } from './texts';

interface PickerDialogProps {
  words: { pick: string; lead: string; loss: string; count: (count: number) => string };
  chosen: readonly SlideFace[];
  onTake: (chosen: readonly SlideFace[]) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog around a picker: counts and takes the selection, and asks before discarding it. */
export function PickerDialog({ words, chosen, onTake, onClose, children }: PickerDialogProps) {
  const take = () => {
    if (chosen.length === 0) return;
    onTake(chosen);
    onClose();
  };
  const actions = (
    <>
      <span style={{ marginRight: 'auto' }} aria-live="polite">
        {words.count(chosen.length)}
      </span>
      <Button variant="contained" aria-disabled={chosen.length === 0} onClick={take}>
        {texts.take}
      </Button>
    </>
  );
  return (
    <PanelDialog
      width="lg"
      title={words.pick}
      lead={words.lead}
      onClose={onClose}
      actions={actions}
    >
      <Unsaved loss={chosen.length > 0 ? words.loss : null} />
      {children}
    </PanelDialog>
  );
}
