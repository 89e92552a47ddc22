import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import type { ShelfSource, SlideFace } from '../../../../features/slide/choosing/slideFace';
import { SlideShelf } from '../../../../features/slide/choosing/SlideShelf';
import { PickerDialog } from './PickerDialog';
import { texts } from './texts';

interface SlidePickerProps {
  /** A platform course may only use public content, nothing of a school. */
  isPlatform: boolean;
  /** Already in the item. */
  taken: readonly number[];
  onTake: (slides: readonly SlideFace[]) => void;
  onClose: () => void;
}

const ofSchool: readonly ShelfSource[] = ['school', 'platform'];
const ofPlatform: readonly ShelfSource[] = ['platform'];

/** Searches slides by picture and name, and adds the chosen ones in the order of choice. */
export function SlidePicker({ isPlatform, taken, onTake, onClose }: SlidePickerProps) {
  const [chosen, choose] = useState<readonly SlideFace[]>([]);
  const toast = useToast();
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const toggle = (slide: SlideFace) => {
    if (isChosen(slide.id)) return choose(chosen.filter(({ id }) => id !== slide.id));
    if (taken.length + chosen.length >= courseLimits.slides)
      return void toast.info(texts.slidesFull);
    choose([...chosen, slide]);
  };
  const words = {
    ...texts.slidePicker,
    lead: isPlatform ? texts.slidesOfPlatform : texts.slidesLent,
  };
  return (
    <PickerDialog words={words} chosen={chosen} onTake={onTake} onClose={onClose}>
      <SlideShelf
        sources={isPlatform ? ofPlatform : ofSchool}
        isTaken={(id) => taken.includes(id)}
        isChosen={isChosen}
        onToggle={toggle}
      />
    </PickerDialog>
  );
}
