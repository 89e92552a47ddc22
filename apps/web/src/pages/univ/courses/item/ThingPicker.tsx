import type { NamingType } from '@cheese/domain/codes/learning/thingPages';
import { useState } from 'react';
import type { SlideFace } from '../../../../features/slide/choosing/slideFace';
import { PickerDialog } from './PickerDialog';
import { texts } from './texts';
import { ThingShelf } from './ThingShelf';

interface ThingPickerProps {
  type: NamingType;
  /** Already in the item. */
  taken: readonly number[];
  most: number;
  onTake: (things: readonly SlideFace[]) => void;
  onClose: () => void;
}

/** Looks for what the platform offers by picture and name, and takes what was chosen, in that order. */
export function ThingPicker({ type, taken, most, onTake, onClose }: ThingPickerProps) {
  const [chosen, choose] = useState<readonly SlideFace[]>([]);
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const toggle = (thing: SlideFace) => {
    if (isChosen(thing.id)) return choose(chosen.filter(({ id }) => id !== thing.id));
    // If only one is allowed, it replaces the previous one.
    choose([...chosen, thing].slice(-most));
  };
  return (
    <PickerDialog words={texts.things[type]} chosen={chosen} onTake={onTake} onClose={onClose}>
      <ThingShelf
        type={type}
        isChosen={isChosen}
        isTaken={(id) => taken.includes(id)}
        onToggle={toggle}
      />
    </PickerDialog>
  );
}
