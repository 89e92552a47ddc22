import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import type { ContentOf } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SlideOrder } from '../../../../features/slide/choosing/SlideOrder';
import type { SlideFace } from '../../../../features/slide/choosing/slideFace';
import type { ContentFieldsProps } from './ContentFields';
import { SlidePicker } from './SlidePicker';
import { texts } from './texts';

interface SlideFieldsProps extends ContentFieldsProps {
  content: ContentOf<32>;
}

export function SlideFields({ content, known, item, change }: SlideFieldsProps) {
  const [isPicking, pick] = useState(false);
  const { slideIds } = content;
  const faces = slideIds.map(
    (id) =>
      known.slides.find((one) => one.id === id) ?? { id, title: '', thumbnail: '', isGone: true },
  );
  const put = (slides: readonly SlideFace[], more: readonly SlideFace[] = []) =>
    change(
      { content: { type: coursewareTypeCodes.slide, slideIds: slides.map(({ id }) => id) } },
      { slides: [...known.slides, ...more.map((one) => ({ ...one, isGone: false }))] },
    );
  return (
    <Box role="group" aria-label={texts.slides} sx={{ pb: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {texts.slides}
      </Typography>
      <Typography sx={{ color: 'text.third' }}>
        {slideIds.length === 0 ? texts.noSlides : texts.slideCount(slideIds.length)}
      </Typography>
      <SlideOrder slides={faces} isGone={({ isGone }) => isGone} onChange={(next) => put(next)} />
      <Button variant="outlined" onClick={() => pick(true)}>
        {texts.slidePicker.pick}
      </Button>
      {isPicking && (
        <SlidePicker
          isPlatform={item.isPlatform}
          taken={slideIds}
          onTake={(more) => put([...faces, ...more], more)}
          onClose={() => pick(false)}
        />
      )}
    </Box>
  );
}
