import type { NamingType } from '@cheese/domain/codes/learning/thingPages';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SlideFace } from '../../../../features/slide/choosing/slideFace';
import { texts } from './texts';
import { ThingShelf } from './ThingShelf';

interface ThingPickerProps {
  type: NamingType;
  /** Those that are there already. */
  taken: readonly number[];
  most: number;
  onTake: (things: readonly SlideFace[]) => void;
  onClose: () => void;
}

/** Looks for what the platform offers by picture and name, and takes what was chosen, in that order. */
export function ThingPicker({ type, taken, most, onTake, onClose }: ThingPickerProps) {
  const [chosen, choose] = useState<readonly SlideFace[]>([]);
  const words = texts.things[type];
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const toggle = (thing: SlideFace) => {
    if (isChosen(thing.id)) return choose(chosen.filter(({ id }) => id !== thing.id));
    // If only one is allowed, it replaces the previous one.
    choose([...chosen, thing].slice(-most));
  };
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
      <ThingShelf
        type={type}
        isChosen={isChosen}
        isTaken={(id) => taken.includes(id)}
        onToggle={toggle}
      />
    </PanelDialog>
  );
}
