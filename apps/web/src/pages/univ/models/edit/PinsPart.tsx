import { Section } from '@cheese/ui/frame/Section';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PinForm } from './PinForm';
import { texts } from './texts';
import type { ModelDraft } from './useModelDraft';

interface PinsPartProps {
  draft: ModelDraft;
  /** Key of the pin whose missing title prevents saving; null for none. */
  untitled: number | null;
  onReplace: (key: number) => void;
}

/** Pins of the model, numbered as in the picture. */
export function PinsPart({ draft, untitled, onReplace }: PinsPartProps) {
  const { pins } = draft.now;
  return (
    <Section title={texts.pins}>
      {pins.length === 0 && <Typography sx={{ color: 'text.third' }}>{texts.noPins}</Typography>}
      <Stack sx={{ gap: 3 }}>
        {pins.map((pin, at) => (
          <PinForm
            key={pin.key}
            draft={draft}
            pin={pin}
            number={at + 1}
            isUntitled={pin.key === untitled}
            onReplace={() => onReplace(pin.key)}
          />
        ))}
      </Stack>
    </Section>
  );
}
