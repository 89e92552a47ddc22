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

/** Searches content by picture and name, and adds the chosen pieces in the order of choice. */
export function ThingPicker({ type, taken, most, onTake, onClose }: ThingPickerProps) {
  const [chosen, choose] = useState<readonly SlideFace[]>([]);
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const toggle = (thing: SlideFace) => {
    if (isChosen(thing.id)) return choose(chosen.filter(({ id }) => id !== thing.id));
    // If only one is allowed, a new choice replaces it.
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
