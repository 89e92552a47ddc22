import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SlideOrder } from '../../../features/slide/choosing/SlideOrder';
import { SlideShelf } from '../../../features/slide/choosing/SlideShelf';
import type { SlideFace } from '../../../features/slide/choosing/slideFace';
import { texts } from './texts';

export interface Chosen extends SlideFace {
  note: string;
}

interface SlideChooserProps {
  chosen: readonly Chosen[];
  onChange: (chosen: readonly Chosen[]) => void;
}

const ownSlides = ['school'] as const;

export function SlideChooser({ chosen, onChange }: SlideChooserProps) {
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const toggle = (slide: SlideFace) =>
    onChange(
      isChosen(slide.id)
        ? chosen.filter(({ id }) => id !== slide.id)
        : [...chosen, { ...slide, note: '' }],
    );
  const write = (at: number, note: string) =>
    onChange(chosen.map((one, nth) => (nth === at ? { ...one, note } : one)));
  return (
    <div>
      <Typography variant="subtitle1" component="h3">
        {texts.slides}
      </Typography>
      {chosen.length === 0 && <Typography color="text.third">{texts.noSlides}</Typography>}
      <SlideOrder
        slides={chosen}
        onChange={onChange}
        below={({ title, note }, at) => (
          <TextField
            fullWidth
            size="small"
            value={note}
            placeholder={texts.text}
            slotProps={{ htmlInput: { 'aria-label': texts.note(title), maxLength: 500 } }}
            onChange={({ target }) => write(at, target.value)}
          />
        )}
      />
      <SlideShelf sources={ownSlides} isChosen={isChosen} onToggle={toggle} />
    </div>
  );
}
