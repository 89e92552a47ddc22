import { useCountSlideViewMutation } from '@cheese/api-client/slides/slideLibrary';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import type { Slide } from '@cheese/slide-viewer/slide';
import { type SlideHandle, SlideViewer } from '@cheese/slide-viewer/SlideViewer';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAskedMark } from '../findings/useAskedMark';
import { useGaze } from '../gaze/useGaze';
import { LayerShapes } from '../layers/LayerShapes';
import { seeShape } from '../layers/seeShape';
import { ShapeCard } from '../layers/ShapeCard';
import { useTouched } from '../layers/useTouched';
import { TourCard } from '../tour/TourCard';
import { useTour } from '../tour/useTour';
import type { Over, PickAudience } from './over';
import { Panels } from './Panels';
import { SlideBar } from './SlideBar';
import { texts } from './texts';
import { useOwnPanels } from './useOwnPanels';
import { useRememberedView } from './useRememberedView';
import { useSeenSlide } from './useSeenSlide';
import { ViewerGrid } from './ViewerGrid';

export interface SlideBenchProps {
  slideId: number;
  slide: Slide;
  name: string;
  /** The back link and other parts of the page at the start of the bar. */
  lead: ReactNode;
  /** Links to the neighbours of the slide. */
  way?: ReactNode;
  tools: ReactNode;
  /** Additional panels of the page, shown first. */
  panels?: readonly Panel[];
  /** Uploads sounds for tours. */
  upload?: UploadPicture | undefined;
  pickAudience?: PickAudience | undefined;
}

export interface Panel {
  name: string;
  content: ReactNode;
}

/** The viewer of a slide with its bar and panels. */
export function SlideBench(props: SlideBenchProps) {
  const { slideId, slide, name, lead, way, tools, panels = [] } = props;
  const handle = useRef<SlideHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const isMarking = useAskedMark() !== null;
  const [isOpen, setOpen] = useState(() => isMarking || window.innerWidth >= 900);
  const seen = useSeenSlide({ slideId, slide, handle });
  const { layers, adjustment, see } = seen;
  const { touched, touch, onTouch } = useTouched(layers);
  const locate = (shape: Shape) => seeShape(handle.current, shape);
  const touchAndSee = (shape: Shape, from: string) => {
    touch({ shape, name: from });
    locate(shape);
  };
  const gazed = useGaze(slideId, slide, place);
  useRememberedView(slideId);
  const [over, lay] = useState<Over | null>(null);
  const [count] = useCountSlideViewMutation();
  useEffect(() => void count({ slideId }), [count, slideId]);
  const tour = useTour(see, () => {
    touch(null);
    return seen.hold();
  });
  const own = useOwnPanels(props, { handle, seen, tour, lookAt: touchAndSee, lay });
  return (
    <ViewerGrid>
      <SlideBar
        name={name}
        lead={lead}
        way={way}
        tools={tools}
        isOpen={isOpen}
        onOpen={setOpen}
        onRestore={seen.restore}
        picture={(times) => handle.current?.picture(times) ?? Promise.reject(new Error())}
      />
      {isOpen && (
        <Panels panels={[...panels, ...own]} start={isMarking ? texts.findings : undefined} />
      )}
      <div className="stage-place" ref={place}>
        <SlideViewer
          name={name}
          slide={slide}
          adjustment={adjustment}
          handle={handle}
          start={seen.start}
          drawing={over ? over.drawing : layers.drawing}
          layers={over ? over.layers : layers.layers}
          {...(over && { onPoint: over.onPoint ?? null })}
          touched={touched?.shape ?? null}
          onTouch={onTouch}
          onView={seen.say}
          onMove={gazed}
        >
          {tour.playing ? (
            <TourCard tour={tour} />
          ) : (
            <ShapeCard
              layers={layers}
              touched={touched}
              onLocate={locate}
              onClose={() => touch(null)}
            />
          )}
        </SlideViewer>
        {layers.others.map((layer) => (
          <LayerShapes key={layer.id} layer={layer} onLoaded={layers.onLoaded} />
        ))}
      </div>
    </ViewerGrid>
  );
}
