import type { Slide } from '@cheese/slide-viewer/slide';
import { type SlideHandle, SlideViewer } from '@cheese/slide-viewer/SlideViewer';
import type { Drawing } from '@cheese/slide-viewer/drawing/tool';
import type { Layer } from '@cheese/slide-viewer/shapes/shape';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { Answered } from '@cheese/ui/feedback/Answered';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { texts } from './texts';

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'clamp(320px, 56dvh, 640px)',
  margin: '12px 0',
  backgroundColor: theme.palette.viewer.ground,
}));

interface QuestionStageProps {
  slide: Slide | null;
  query: Answerable<unknown>;
  drawing?: Drawing | null;
  layers: readonly Layer[];
  handle?: Ref<SlideHandle>;
}

/** `data-own-keys` keeps the question sheet from handling keys pressed in the viewer. */
export function QuestionStage({ slide, query, ...seen }: QuestionStageProps) {
  if (!slide) {
    return (
      <Answered query={query} what={texts.slide} skeleton={<Stage />}>
        {() => null}
      </Answered>
    );
  }
  return (
    <Stage data-own-keys>
      <SlideViewer name={texts.slide} slide={slide} {...seen} />
    </Stage>
  );
}
