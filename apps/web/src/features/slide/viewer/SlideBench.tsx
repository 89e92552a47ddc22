import { useCountSlideViewMutation } from '@cheese/api-client/slides/slideLibrary';
import { AdjustPanel } from '@cheese/slide-viewer/AdjustPanel';
import { ShapeTools } from '@cheese/slide-viewer/ShapeTools';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import type { Slide } from '@cheese/slide-viewer/slide';
import { type SlideHandle, SlideViewer } from '@cheese/slide-viewer/SlideViewer';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { LazyPart } from '@cheese/ui/parts/LazyPart';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EditWordsButton } from '../beside/EditWordsButton';
import { useBesidePanels } from '../beside/useBesidePanels';
import { useAskedMark } from '../findings/useAskedMark';
import { useGaze } from '../gaze/useGaze';
import { LayerShapes } from '../layers/LayerShapes';
import { LayersPanel } from '../layers/LayersPanel';
import { SavingLine } from '../layers/SavingLine';
import { seeShape } from '../layers/seeShape';
import { ShapeCard } from '../layers/ShapeCard';
import { texts as layerTexts } from '../layers/texts';
import { useTouched } from '../layers/useTouched';
import { SlideNotes } from '../notes/SlideNotes';
import { texts as noteTexts } from '../notes/texts';
import { texts as tourTexts } from '../tour/texts';
import { TourCard } from '../tour/TourCard';
import { SlideTours } from '../tour/SlideTours';
import { useTour } from '../tour/useTour';
import type { Over, PickAudience } from './over';
import { Panels } from './Panels';
import { SlideBar } from './SlideBar';
import { SlideFacts } from './SlideFacts';
import { placeOf, viewAt } from './slidePlace';
import { texts } from './texts';
import { useRememberedView } from './useRememberedView';
import { useSeenSlide } from './useSeenSlide';
import { ViewerGrid } from './ViewerGrid';

interface SlideBenchProps {
  slideId: number;
  slide: Slide;
  name: string;
  /** The way out, and what else the page has in its bar. */
  lead: ReactNode;
  /** To what lies before and after it. */
  way?: ReactNode;
  tools: ReactNode;
  /** Panels of the page's own, before the others. */
  panels?: readonly Panel[];
  /** Puts sounds where the house keeps them. */
  upload?: UploadPicture | undefined;
  pickAudience?: PickAudience | undefined;
}

export interface Panel {
  name: string;
  content: ReactNode;
}

const loadTasks = async () => {
  const { TaskPanel: Part } = await import('../tasks/TaskPanel');
  return { default: Part };
};

const loadFindings = async () => {
  const { FindingPanel: Part } = await import('../findings/FindingPanel');
  return { default: Part };
};

/** A slide with everything that one works on it with. */
export function SlideBench(props: SlideBenchProps) {
  const { slideId, slide, name, lead, way, tools, panels = [], upload, pickAudience } = props;
  const handle = useRef<SlideHandle>(null);
  const place = useRef<HTMLDivElement>(null);
  const isMarking = useAskedMark() !== null;
  const [isOpen, setOpen] = useState(() => isMarking || window.innerWidth >= 900);
  const seen = useSeenSlide({ slideId, slide, handle });
  const { layers, adjustment, viewNow, see } = seen;
  const { touched, touch, onTouch } = useTouched(layers);
  const locate = (shape: Shape) => seeShape(handle.current, shape);
  const gazed = useGaze(slideId, slide, place);
  useRememberedView(slideId);
  const beside = useBesidePanels(slideId);
  const [over, lay] = useState<Over | null>(null);
  const [viewer] = useState(() => () => handle.current);
  const [count] = useCountSlideViewMutation();
  useEffect(() => void count({ slideId }), [count, slideId]);
  const tour = useTour(see, () => {
    touch(null);
    return seen.hold();
  });
  const all: Panel[] = [
    ...panels,
    {
      name: texts.information,
      content: (
        <>
          <SlideFacts slideId={slideId} slide={slide} />
          {beside.information}
          <EditWordsButton slideId={slideId} />
        </>
      ),
    },
    {
      name: layerTexts.panel,
      content: (
        <LayersPanel
          slideId={slideId}
          layers={layers}
          lookAt={(shape, { name: from }) => {
            touch({ shape, name: from });
            locate(shape);
          }}
        />
      ),
    },
    {
      name: tourTexts.panel,
      content: (
        <SlideTours
          slideId={slideId}
          see={see}
          upload={upload}
          onPlay={tour.play}
          viewNow={seen.said}
        />
      ),
    },
    {
      name: noteTexts.panel,
      content: (
        <SlideNotes
          slideId={slideId}
          placeNow={() => {
            const view = viewNow();
            return view && placeOf(view, slide);
          }}
          goTo={(place) => handle.current?.show(viewAt(place, slide))}
        />
      ),
    },
    ...beside.panels,
    {
      name: texts.tasks,
      content: <LazyPart load={loadTasks} props={{ beside: { slideId, slide, viewer, lay } }} />,
    },
    {
      name: texts.findings,
      content: (
        <LazyPart
          load={loadFindings}
          props={{ beside: { slideId, slide, viewer, lay, pickAudience } }}
        />
      ),
    },
    { name: texts.adjust, content: <AdjustPanel adjustment={adjustment} onChange={seen.adjust} /> },
    {
      name: texts.measure,
      content: (
        <>
          <ShapeTools key={layers.target} shapes={layers.edited.shapes} own={layers.colour} />
          <SavingLine edited={layers.edited} />
        </>
      ),
    },
  ];
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
      {isOpen && <Panels panels={all} start={isMarking ? texts.findings : undefined} />}
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
