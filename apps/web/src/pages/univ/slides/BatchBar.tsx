import { useEditSlidesMutation } from '@cheese/api-client/slides/slideMaking';
import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { useTask } from '@cheese/ui/form/useTask';
import { ChosenBar } from '@cheese/ui/management/ChosenBar';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BatchDialog } from './BatchDialog';
import { texts } from './texts';

interface BatchBarProps {
  chosen: readonly MadeSlide[];
  folders: readonly SlideFolder[];
  onRemove: () => void;
  onDone: () => void;
}

export function BatchBar({ chosen, folders, onRemove, onDone }: BatchBarProps) {
  const [edit] = useEditSlidesMutation();
  const { isBusy, run } = useTask();
  const [isOpen, setOpen] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const show = async (isShown: boolean) => {
    const save = () => edit({ ids, set: { isShown } }).unwrap();
    if (await run(save, texts.changed(ids.length))) onDone();
  };
  const small = { size: 'small', variant: 'outlined', 'aria-disabled': isBusy } as const;
  return (
    <ChosenBar role="group" aria-label={texts.batch}>
      <span aria-live="polite">{countedMessages.selected(ids.length)}</span>
      <Button {...small} onClick={() => setOpen(true)}>
        {texts.set}
      </Button>
      <Button {...small} onClick={() => void show(true)}>
        {texts.show}
      </Button>
      <Button {...small} onClick={() => void show(false)}>
        {texts.hide}
      </Button>
      <Button {...small} color="error" onClick={onRemove}>
        {texts.removeChosen}
      </Button>
      <Button size="small" color="inherit" onClick={onDone}>
        {texts.clearChoice}
      </Button>
      {isOpen && (
        <BatchDialog ids={ids} folders={folders} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </ChosenBar>
  );
}
