import {
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type Adjustment, neutral } from './adjust/adjustment';
import { AngleDial } from './controls/AngleDial';
import { MagnificationMenu } from './controls/MagnificationMenu';
import { ScaleLine } from './controls/ScaleLine';
import { StageFace } from './controls/StageFace';
import { useFullscreen } from '@cheese/ui/viewer/useFullscreen';
import { useMoves } from './controls/useMoves';
import { ViewButtons } from './controls/ViewButtons';
import { ShapeText } from './drawing/ShapeText';
import type { Drawing } from './drawing/tool';
import { useDrawing } from './drawing/useDrawing';
import { useInk } from './drawing/useInk';
import { useKeys } from './drawing/useKeys';
import type { Point, View } from './geometry/view';
import { usePicture } from './picture/usePicture';
import type { Seen } from './shapes/draft';
import type { Layer, Shape } from './shapes/shape';
import type { Slide } from './slide';
import { useStage } from './stage/useStage';
import { makeViewStore } from './stage/viewStore';
import { texts } from './texts';
import { ViewerFrame } from './viewerLook';

export interface SlideHandle {
  /** The current view, or the target of a running animation; null before the slide is open. */
  view: () => View | null;
  /** The current view and the size of its frame. */
  seen: () => Seen | null;
  show: (view: View, isAtOnce?: boolean) => void;
  home: () => void;
  /** A picture of the view with its layers and scale bar, `times` as large as on the screen. */
  picture: (times: 1 | 2 | 4) => Promise<Blob>;
}

export interface SlideViewerProps {
  name: string;
  slide: Slide;
  /** Initial view; defaults to the whole slide. */
  start?: View | null;
  adjustment?: Adjustment;
  layers?: readonly Layer[];
  drawing?: Drawing | null;
  /** A place of the slide is pointed at: then nothing else is done by a click. */
  onPoint?: ((place: Point) => void) | null;
  /** A click that chose nothing of what is drawn, and how far a finger reaches. */
  onTouch?: ((place: Point, reach: number) => void) | null;
  /** A shape of a layer that is marked. */
  touched?: Shape | null;
  /** It came to rest. */
  onView?: (view: View) => void;
  /** At each frame. */
  onMove?: (view: View) => void;
  handle?: Ref<SlideHandle>;
  children?: ReactNode;
}

const noLayers: readonly Layer[] = [];

/** A slide under a microscope. */
export function SlideViewer(props: SlideViewerProps) {
  const { name, slide, start = null, adjustment = neutral, layers = noLayers } = props;
  const { drawing = null, onPoint = null, onTouch = null, touched = null } = props;
  const { onView, onMove, handle, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const navigator = useRef<HTMLDivElement>(null);
  const [store] = useState(makeViewStore);

  const { paint, soon, put } = useInk(over, store);
  const { pen, point, hand, ...writing } = useDrawing({
    drawing,
    onPoint,
    onTouch,
    store,
    onInk: soon,
  });
  const { stage, state, isSharp } = useStage({
    box,
    navigator,
    slide,
    start,
    adjustment,
    store,
    hand,
    onRest: (view) => onView?.(view),
    onFrame(view) {
      paint();
      onMove?.(view);
    },
  });
  const moves = useMoves(stage, slide, store);
  const { act, home } = moves;
  const { isFull, toggle: toggleFull } = useFullscreen(frame);
  const { onKeyDown, hasCross, onPointer } = useKeys({
    act,
    home,
    toggleFull,
    pen,
    drawing,
    store,
    startWriting: writing.startWriting,
    point: onPoint && point,
  });
  useEffect(() => put({ slide, layers, drawing, touched, state: pen.state, hasCross }));

  const picture = usePicture({ slide, adjustment, layers, drawing, store });
  useImperativeHandle(handle, () => ({
    view: () => stage.current?.aim() ?? null,
    seen: () => store.now(),
    show: (view, isAtOnce) => stage.current?.show(view, isAtOnce),
    home,
    picture,
  }));

  const written = drawing?.shapes.find(({ id }) => id === writing.texting);
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    pen.hover({ x: clientX - left, y: clientY - top });
  };
  return (
    <ViewerFrame ref={frame} className={isFull ? 'full' : ''}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys */}
      <div
        className={drawing?.tool || onPoint ? 'stage draws' : 'stage'}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        role="application"
        aria-label={drawing?.tool ? texts.drawing(name) : texts.slide(name)}
        aria-busy={!isSharp}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerDown={onPointer}
      >
        <div ref={box} className="slide" />
        <canvas ref={over} className="ink" aria-hidden />
      </div>
      <div ref={navigator} className="navigator" aria-hidden />
      <Tools
        store={store}
        slide={slide}
        frame={frame}
        moves={moves}
        isFull={isFull}
        toggleFull={toggleFull}
      />
      <StageFace state={state} onRetry={() => stage.current?.retry()} />
      {written && (
        <ShapeText key={written.id} shape={written} store={store} onDone={writing.write} />
      )}
      {children}
    </ViewerFrame>
  );
}

interface ToolsProps {
  store: ReturnType<typeof makeViewStore>;
  slide: Slide;
  frame: RefObject<HTMLDivElement | null>;
  moves: ReturnType<typeof useMoves>;
  isFull: boolean;
  toggleFull: () => void;
}

/** Scale, magnification and angle below, the buttons of the view at the side. */
function Tools({ store, slide, frame, moves, isFull, toggleFull }: ToolsProps) {
  const { change, act, home } = moves;
  return (
    <div className="tools">
      <div className="foot">
        <ScaleLine store={store} slide={slide} />
        <MagnificationMenu
          store={store}
          slide={slide}
          frame={() => frame.current}
          onChoose={(scale) => change({ scale })}
        />
        <AngleDial store={store} onTurn={(dial, isAtOnce) => change({ dial }, isAtOnce)} />
      </div>
      <div className="side">
        <ViewButtons act={act} home={home} isFull={isFull} toggleFull={toggleFull} />
      </div>
    </div>
  );
}
