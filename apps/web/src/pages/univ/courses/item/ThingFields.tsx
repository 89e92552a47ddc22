import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { NamingType } from '@cheese/domain/codes/learning/thingPages';
import type { ContentOf } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SlideOrder } from '../../../../features/slide/choosing/SlideOrder';
import type { SlideFace } from '../../../../features/slide/choosing/slideFace';
import type { ContentFieldsProps } from './ContentFields';
import { texts } from './texts';
import { ThingPicker } from './ThingPicker';

const MOST = 50;

interface ThingFieldsProps extends ContentFieldsProps {
  content: ContentOf<NamingType>;
}

/** Contents of an item in order, or its only experiment or exam. */
export function ThingFields({ content, known, change }: ThingFieldsProps) {
  const [isPicking, pick] = useState(false);
  const { type } = content;
  const isOne = type === coursewareTypeCodes.experiment || type === coursewareTypeCodes.exam;
  const words = texts.things[type];
  const ids = idsOf(content);
  const faces = ids.map(
    (id) =>
      known.opens.find((one) => one.id === id) ?? { id, title: '', thumbnail: '', isGone: true },
  );
  const put = (things: readonly SlideFace[], more: readonly SlideFace[] = []) =>
    change(
      {
        content: withThings(
          content,
          things.map(({ id }) => id),
        ),
      },
      { opens: [...known.opens, ...more.map((one) => ({ ...one, isGone: false }))] },
    );
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
        {isOne && ids.length > 0 ? words.another : words.pick}
      </Button>
      {isPicking && (
        <ThingPicker
          type={type}
          taken={ids}
          most={isOne ? 1 : MOST - ids.length}
          onTake={(more) => put([...faces, ...more], more)}
          onClose={() => pick(false)}
        />
      )}
    </Box>
  );
}

function idsOf(content: ContentOf<NamingType>): readonly number[] {
  if (content.type === coursewareTypeCodes.specimen) return content.specimenIds;
  if (content.type !== coursewareTypeCodes.experiment) return content.thingIds;
  return content.simulationId === null ? [] : [content.simulationId];
}

function withThings({ type }: ContentOf<NamingType>, ids: number[]): ContentOf<NamingType> {
  if (type === coursewareTypeCodes.specimen) return { type, specimenIds: ids };
  return type === coursewareTypeCodes.experiment
    ? { type, simulationId: ids.at(-1) ?? null }
    : { type, thingIds: ids };
}
