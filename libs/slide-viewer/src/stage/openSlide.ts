import OpenSeadragon from 'openseadragon';
import { isFar, type Size, type View, wholeView } from '../geometry/view';
import { type Hand, watchHand } from './hand';
import { showView, viewOf } from './osdView';
import { keepQuiet } from './quiet';
import { watchNavigator } from './navigator';
import { makeRest } from './rest';
import { watchContext } from './steadyDrawer';
import type { Tiles } from './tiles';
import { tileSourceOf } from './tileSource';
import { tunedFor } from './tuned';
import { watchFingers } from './twoFingers';

export type StageState = 'loading' | 'ready' | 'failed';

/** The visible view and the size of its frame. */
export interface Shown {
  view: View;
  frame: Size;
}

export interface StageEvents {
  /** The slide was drawn. */
  onFrame: (shown: Shown) => void;
  /** It goes nowhere else any more: to where it is on its way, or where it was put at once. */
  onRest: () => void;
  onState: (state: StageState) => void;
  /** Told when every visible tile has loaded in its final resolution. */
  onSharp: (isSharp: boolean) => void;
  hand: () => Hand | null;
}

export interface StageSetting {
  box: HTMLElement;
  navigator: HTMLElement;
  tiles: Tiles;
  start: View | null;
  isPhone: boolean;
  colours: { background: string; region: string };
}

/** A displayed slide; hides the viewer library. */
export interface Stage {
  shown: () => Shown;
  /** Target of the running animation, or the current view. */
  aim: () => View;
  show: (view: View, isAtOnce?: boolean) => void;
  home: () => void;
  /** The canvas as drawn so far. */
  picture: () => HTMLCanvasElement | null;
  /** Draws once more. */
  redraw: () => void;
  retry: () => void;
  destroy: () => void;
}

keepQuiet();

function makeViewer({ box, navigator, tiles, isPhone, colours }: StageSetting) {
  const viewer = new OpenSeadragon.Viewer({
    ...tunedFor(tiles, isPhone),
    element: box,
    tabIndex: -1,
    showNavigator: true,
    navigatorElement: navigator,
    navigatorDrawer: 'canvas',
    navigatorAutoFade: false,
    navigatorBackground: colours.background,
    navigatorOpacity: 1,
    navigatorBorderColor: colours.background,
    navigatorDisplayRegionColor: colours.region,
  });
  // Keys are the frame's: the small picture is no stop of its own.
  viewer.navigator.element.tabIndex = -1;
  return viewer;
}

/** Tells how it goes: failed only where nothing came at all. */
function watchTiles(viewer: OpenSeadragon.Viewer, { onState, onSharp }: StageEvents) {
  let hasCome = false;
  viewer.addHandler('tile-loaded', () => {
    if (!hasCome) onState('ready');
    hasCome = true;
  });
  viewer.addHandler('tile-load-failed', () => {
    if (!hasCome) onState('failed');
  });
  viewer.addHandler('fully-loaded-change', ({ fullyLoaded }) => onSharp(fullyLoaded));
}

/**
 * The coarse tiles are asked for before the sharp ones while nothing is there: what has not come is
 * coarse then, and not dark. From then on they lie below wherever one jumps.
 */
function beginCoarse(viewer: OpenSeadragon.Viewer) {
  type Ordered = OpenSeadragon.TiledImage & { immediateRender: boolean };
  const order = (isSharpFirst: boolean) => {
    const image = viewer.world.getItemAt(0) as Ordered | undefined;
    if (image) image.immediateRender = isSharpFirst;
  };
  viewer.world.addHandler('add-item', () => order(false));
  viewer.addHandler('tile-loaded', () => order(true));
}

/** Opens a slide in a box. */
export function openSlide(setting: StageSetting, events: StageEvents): Stage {
  const { tiles, start } = setting;
  const viewer = makeViewer(setting);
  const { viewport } = viewer;
  const frame = (): Size => {
    const { x: width, y: height } = viewport.getContainerSize();
    return { width, height };
  };
  // The one thing of a view that OpenSeadragon does not keep.
  let isOver = false;
  const seen = (when: 'now' | 'then'): View => ({
    ...viewOf(viewport, tiles, when),
    ...(isOver && { isOver }),
  });
  const show = (view: View, isAtOnce: boolean) => {
    const isNow = isAtOnce || isFar(seen('now'), view, frame());
    isOver = view.isOver ?? false;
    showView(viewport, tiles, view, isNow);
  };
  const shown = () => ({ view: seen('now'), frame: frame() });
  const rest = makeRest(() => seen('then'), events.onRest);
  let wanted = start;
  const open = () => {
    events.onState('loading');
    viewer.open({ tileSource: tileSourceOf(tiles) });
  };
  viewer.addHandler('open', () => show(wanted ?? wholeView(tiles, frame()), true));
  viewer.addHandler('update-viewport', () => {
    events.onFrame(shown());
    rest.see();
  });
  beginCoarse(viewer);
  watchTiles(viewer, events);
  watchNavigator(viewer, ({ x, y }) => show({ ...seen('then'), x, y }, false), tiles);
  watchHand(viewer, events.hand);
  watchFingers(viewer, tiles);
  watchContext(viewer);
  open();
  return {
    shown,
    aim: () => seen('then'),
    show: (view, isAtOnce = false) => show(view, isAtOnce),
    home: () => show(wholeView(tiles, frame()), false),
    picture: () => viewer.drawer.canvas,
    redraw: () => viewer.forceRedraw(),
    retry() {
      wanted = viewer.world.getItemCount() > 0 ? seen('then') : start;
      open();
    },
    destroy() {
      rest.stop();
      viewer.destroy();
    },
  };
}
