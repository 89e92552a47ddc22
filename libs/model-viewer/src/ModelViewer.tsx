import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ActionBar } from './controls/ActionBar';
import { MeasureLine } from './controls/MeasureLine';
import { Notes } from './controls/Notes';
import { StageFace } from './controls/StageFace';
import { useFullscreen } from '@cheese/ui/viewer/useFullscreen';
import { WithoutStage } from './controls/WithoutStage';
import { usePicture } from './controls/usePicture';
import { ViewButtons } from './controls/ViewButtons';
import { Labels } from './labels/Labels';
import { peeledOf, peeledTo } from './model/layers';
import { type Measure, type MeasureKind, pointedAt } from './model/measure';
import type { ModelSource, Part, Pin, Place, Unit } from './model/part';
import type { View } from './model/view';
import { viewByKey } from './model/viewKeys';
import { useStage } from './stage/useStage';
import { texts } from './texts';
import type { Model } from './useModel';
import { ViewerFrame } from './viewerLook';

export interface ModelHandle {
  /** The current view, or the target of a running animation; null before the model is open. */
  view: () => View | null;
  show: (view: View, isAtOnce?: boolean) => void;
  /** A picture of the view with its labels, `times` as large as on the screen. */
  picture: (times: 1 | 2) => Promise<Blob>;
}

export interface ModelViewerProps {
  name: string;
  source: ModelSource;
  model: Model;
  pins?: readonly Pin[];
  /** No part is named anywhere: they are asked for. Enter then points at the middle. */
  isQuiet?: boolean;
  /** One of them is to be pointed at: where nothing is drawn, one chooses among their pictures. */
  isAiming?: boolean;
  /** One of two: what is done to parts is done to both, and stands beside them. */
  isPaired?: boolean;
  /** Unit of lengths; without one they are shown as bare numbers. */
  unit?: Unit | null;
  /** A place is pointed at, by a click or with Enter in the middle: then nothing is chosen so. */
  onPoint?: ((place: Place, partId: string | null) => void) | null;
  /** It came to rest. */
  onView?: (view: View) => void;
  /** At each frame. */
  onMove?: (view: View) => void;
  handle?: Ref<ModelHandle>;
  children?: ReactNode;
}

const noPins: readonly Pin[] = [];

/** A model of named parts: turned, taken apart and looked into. */
export function ModelViewer(props: ModelViewerProps) {
  const { name, source, model, pins = noPins, unit = null, onPoint = null } = props;
  const { onView, onMove, handle, children, isQuiet = false, isPaired = false } = props;
  const { isAiming = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [measure, setMeasure] = useState<Measure | null>(null);
  const { stage, store, state, share, retry } = useStage({
    box,
    model,
    address: source.address,
    start: model.start,
    onTap: (x, y) => tap(x, y),
    onView: (view) => onView?.(view),
    onMove: (view) => onMove?.(view),
  });
  function tap(x: number, y: number) {
    const hit = stage.current?.pick(x, y) ?? null;
    if (measure && hit) setMeasure(pointedAt(measure, hit.place));
    else if (onPoint && hit) onPoint(hit.place, hit.id);
    else if (!measure && !onPoint) model.choose(hit?.id ?? null);
  }
  const tapMiddle = () => tap((store.now()?.width ?? 0) / 2, (store.now()?.height ?? 0) / 2);
  const { isFull, toggle: toggleFull } = useFullscreen(frame);
  const anchorOf = (part: Part) => part.anchor ?? stage.current?.anchorOf(part.id) ?? null;
  const { picture, save } = usePicture({ stage, store, model, anchorOf, name });
  const act = (key: string, isShifted = false): boolean => {
    const { current } = stage;
    const now = store.now();
    const next = current && now && viewByKey(current.aim(), key, isShifted, now.width / now.height);
    if (next) current.show(next);
    return Boolean(next);
  };
  useImperativeHandle(handle, () => ({
    view: () => stage.current?.aim() ?? null,
    show: (view, isAtOnce) => stage.current?.show(view, isAtOnce),
    picture,
  }));

  const onKeyDown = modelKeys({
    ...props,
    isPointed: onPoint !== null,
    measure,
    setMeasure,
    tapMiddle,
    act,
  });
  const controls = {
    model,
    isQuiet,
    pairedAs: isPaired ? name : undefined,
    kind: measure?.kind ?? null,
    onKind: (kind: MeasureKind | null) => setMeasure(kind && { kind, places: [] }),
    onPicture: () => void save(),
  };
  return (
    <ViewerFrame ref={frame} className={isFull ? 'full' : ''}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys */}
      <div
        ref={box}
        className={['stage', (measure || onPoint) && 'points', (isQuiet || onPoint) && 'aims']
          .filter(Boolean)
          .join(' ')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        role="application"
        aria-label={texts.model(name)}
        aria-busy={state === 'loading'}
        onKeyDown={onKeyDown}
      />
      {state === 'missing' ? (
        <WithoutStage
          source={source}
          model={model}
          pins={pins}
          isQuiet={isQuiet}
          isAiming={isAiming}
        />
      ) : (
        <>
          {!isQuiet && <Labels store={store} model={model} anchorOf={anchorOf} />}
          <Notes store={store} pins={pins} />
          {measure && <MeasureLine store={store} measure={measure} unit={unit} />}
          <Controls {...controls} isFull={isFull} toggleFull={toggleFull} act={act} />
        </>
      )}
      <StageFace state={state} share={share} onRetry={retry} />
      {children}
    </ViewerFrame>
  );
}

type ControlsProps = ComponentProps<typeof ActionBar> & ComponentProps<typeof ViewButtons>;

const Controls = ({ act, isFull, toggleFull, ...bar }: ControlsProps) => (
  <>
    <div className="foot">
      <ActionBar {...bar} />
    </div>
    <div className="side">
      <ViewButtons pairedAs={bar.pairedAs} act={act} isFull={isFull} toggleFull={toggleFull} />
    </div>
  </>
);

interface KeysOf {
  model: Model;
  isQuiet?: boolean;
  isPointed: boolean;
  measure: Measure | null;
  setMeasure: (measure: null) => void;
  tapMiddle: () => void;
  act: (key: string, isShifted?: boolean) => boolean;
}

function modelKeys(of: KeysOf) {
  const { model, isQuiet = false, isPointed, measure, setMeasure, tapMiddle, act } = of;
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
      (shiftKey ? model.redo : model.undo)();
    } else if ((isQuiet || isPointed) && key === 'Enter') {
      tapMiddle();
    } else if (key === 'Escape') {
      if (measure) setMeasure(null);
      else model.choose(null);
    } else if (!isQuiet && (key === '.' || key === ',')) {
      const by = key === '.' ? 1 : -1;
      const { tree, change } = model;
      change((was) => peeledTo(was, tree, peeledOf(was, tree) + by), 'layers');
    } else if (ctrlKey || metaKey || altKey || !act(key, shiftKey)) return;
    event.preventDefault();
  };
}
