import OpenSeadragon from 'openseadragon';
import type { View } from '@cheese/slide-viewer/geometry/view';
import { paintSheets } from '@cheese/slide-viewer/shapes/paint';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import { openSlide, type StageSetting } from '@cheese/slide-viewer/stage/openSlide';
import { showView } from '@cheese/slide-viewer/stage/osdView';
import type { Tiles } from '@cheese/slide-viewer/stage/tiles';
import { tileSourceOf } from '@cheese/slide-viewer/stage/tileSource';

/** A slide in a viewer as large as the page: see tools/bench/slides/slideJump.ts. */
export interface Opened {
  show: (view: View) => void;
  /** True once the whole view is at its final sharpness. */
  isSharp: () => boolean;
}

export interface JumpPageOptions extends Omit<Tiles, 'urlOf'> {
  /** A template with {level}, {column} and {row}. */
  address: string;
}

const tilesOf = ({ address, ...tiles }: JumpPageOptions): Tiles => ({
  ...tiles,
  urlOf: (level, x, y) =>
    address
      .replace('{level}', String(level))
      .replace('{column}', String(x))
      .replace('{row}', String(y)),
});

function aBox(): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = 'position:fixed;inset:0';
  document.body.replaceChildren(box);
  return box;
}

/** OpenSeadragon alone, with these options. */
function openPlain(told: JumpPageOptions, options: OpenSeadragon.Options): Promise<Opened> {
  const tiles = tilesOf(told);
  const viewer = new OpenSeadragon.Viewer({
    element: aBox(),
    showNavigationControl: false,
    crossOriginPolicy: 'Anonymous',
    ...options,
  });
  viewer.open({ tileSource: tileSourceOf(tiles) });
  const opened: Opened = {
    show: (view) => showView(viewer.viewport, tiles, view, true),
    isSharp: () => viewer.world.getItemAt(0).getFullyLoaded(),
  };
  return new Promise((resolve) => viewer.addHandler('open', () => resolve(opened)));
}

function aPen(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [window.innerWidth, window.innerHeight];
  canvas.style.cssText = 'position:fixed;inset:0;z-index:9';
  document.body.append(canvas);
  return canvas.getContext('2d');
}

/** Our viewer, with shapes over it. */
function openOurs(told: JumpPageOptions, shapes: readonly Shape[]): Opened {
  const box = aBox();
  const navigator = document.createElement('div');
  navigator.style.cssText = 'position:absolute;right:0;bottom:0;width:200px;height:150px';
  box.append(navigator);
  const pen = shapes.length > 0 ? aPen() : null;
  const slide = { mpp: 0.25, objective: 40 };
  const brush = { density: 1, font: 'sans-serif' };
  let isSharp = false;
  const setting: StageSetting = {
    box,
    navigator,
    tiles: tilesOf(told),
    start: null,
    isPhone: false,
    colours: { background: '#111', region: '#39f' },
  };
  const stage = openSlide(setting, {
    onFrame({ view, frame }) {
      if (!pen) return;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
      paintSheets(pen, [{ shapes, opacity: 1 }], { view, frame }, slide, brush);
    },
    onRest: () => undefined,
    onState: () => undefined,
    hand: () => null,
    onSharp: (told) => void (isSharp = told),
  });
  return {
    show: (view) => stage.show(view, true),
    isSharp: () => isSharp,
  };
}

Object.assign(window, { openPlain, openOurs });
