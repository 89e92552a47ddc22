import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ContentOf } from '@cheese/domain/contract/learning/courseMakingShapes';
import { SlideOrder } from '../../../../features/slide/choosing/SlideOrder';
import type { SlideFace } from '../../../../features/slide/choosing/slideFace';
import type { ContentFieldsProps } from './ContentFields';
import { texts } from './texts';
import { ThingPicker } from './ThingPicker';

const MOST_SPECIMENS = 50;

interface ThingFieldsProps extends ContentFieldsProps {
  content: ContentOf<16> | ContentOf<48>;
}

/** The specimens of an item in their order, or its experiment. */
export function ThingFields({ content, known, change }: ThingFieldsProps) {
  const [isPicking, pick] = useState(false);
  const isExperiment = content.type === 16;
  const type = isExperiment ? 8 : 2;
  const words = texts.things[type];
  const ids = idsOf(content);
  const faces = ids.map(
    (id) =>
      known.opens.find((one) => one.id === id) ?? { id, title: '', thumbnail: '', isGone: true },
  );
  const put = (things: readonly SlideFace[], more: readonly SlideFace[] = []) => {
    const kept = things.map(({ id }) => id);
    change(
      {
        content: isExperiment
          ? { type: 16, simulationId: kept.at(-1) ?? null }
          : { type: 48, specimenIds: kept },
      },
      { opens: [...known.opens, ...more.map((one) => ({ ...one, isGone: false }))] },
    );
  };
  return (
    <Box role="group" aria-label={words.name} sx={{ pb: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {words.name}
      </Typography>
      {ids.length === 0 && <Typography sx={{ color: 'text.third' }}>{words.nothing}</Typography>}
      <SlideOrder
        slides={faces}
        words={words}
        isGone={({ isGone }) => isGone}
        onChange={(next) => put(next)}
      />
      <Button variant="outlined" onClick={() => pick(true)}>
        {isExperiment && ids.length > 0 ? words.another : words.pick}
      </Button>
      {isPicking && (
        <ThingPicker
          type={type}
          taken={ids}
          most={isExperiment ? 1 : MOST_SPECIMENS - ids.length}
          onTake={(more) => put([...faces, ...more], more)}
          onClose={() => pick(false)}
        />
      )}
    </Box>
  );
}

function idsOf(content: ContentOf<16> | ContentOf<48>): readonly number[] {
  if (content.type === 48) return content.specimenIds;
  return content.simulationId === null ? [] : [content.simulationId];
}
