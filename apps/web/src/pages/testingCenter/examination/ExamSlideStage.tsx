import { useGetExamTileSourceQuery } from '@cheese/api-client/slides/slideTray';
import { SlideViewer } from '@cheese/slide-viewer/SlideViewer';
import { Answered } from '@cheese/ui/feedback/Answered';
import { useSignedSlide } from '../../../features/slide/viewer/useTileSource';
import { texts } from './texts';

interface ExamSlideStageProps {
  examId: number;
  trayId: number;
  place: number;
  name: string;
}

/** A slide of the exam in the viewer; its addresses expire with the attempt. */
export function ExamSlideStage({ name, ...asked }: ExamSlideStageProps) {
  const query = useGetExamTileSourceQuery(asked);
  const slide = useSignedSlide(`${asked.trayId}-${asked.place}`, query);
  if (slide) return <SlideViewer name={name} slide={slide} />;
  return (
    <Answered query={query} what={texts.slideWhat} skeleton={<div />}>
      {() => null}
    </Answered>
  );
}
