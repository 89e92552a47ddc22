import type OpenSeadragon from 'openseadragon';
import { SteadyDrawer } from './steadyDrawer';
import { type Tiles, tilesKept } from './tiles';

const byHand: OpenSeadragon.GestureSettings = {
  clickToZoom: false,
  dblClickToZoom: true,
  flickEnabled: true,
  pinchRotate: false,
};

/**
 * OpenSeadragon settings, changed where its defaults are slow or draw controls that we draw
 * ourselves.
 */
export const tunedFor = (tiles: Tiles, isPhone: boolean): OpenSeadragon.Options => ({
  // By itself it draws one tile in a frame: a jump is then sharp six times later.
  maxTilesPerFrame: 64,
  imageLoaderLimit: 0,
  immediateRender: true,
  blendTime: 0,
  animationTime: 0.4,
  springStiffness: 9,
  tileRetryMax: 2,
  tileRetryDelay: 800,
  timeout: 20_000,
  maxImageCacheCount: tilesKept(tiles, isPhone),
  drawer: [SteadyDrawer as never, 'canvas'],
  // The canvas is read back for colour adjustment and pictures.
  crossOriginPolicy: 'Anonymous',
  // Keep the scale when the frame is resized, showing more of the slide.
  preserveImageSizeOnResize: true,
  minZoomImageRatio: 0.5,
  maxZoomPixelRatio: 4,
  visibilityRatio: 0.2,
  // A click is what stays in its place, however slow a hand or a machine is.
  clickTimeThreshold: 1500,
  clickDistThreshold: 5,
  // Buttons, keys and the full screen are ours.
  showNavigationControl: false,
  keyboardNavEnabled: false,
  gestureSettingsMouse: byHand,
  gestureSettingsPen: byHand,
  gestureSettingsTouch: byHand,
  gestureSettingsUnknown: byHand,
});
