import type { Adjustment } from '../adjust/adjustment';
import { isNeutral } from '../adjust/adjustment';
import { recolour } from '../adjust/filter';
import { tablesOf } from '../adjust/tables';
import type { Size, View } from '../geometry/view';
import { paintSheets, sheetsOf } from '../shapes/paint';
import type { Layer } from '../shapes/shape';
import type { Slide } from '../slide';
import { drawTiles } from './drawTiles';
import { paintScale } from './paintScale';
import { timesThatFit } from './sheet';

interface PictureAsked {
  slide: Slide;
  shown: { view: View; frame: Size };
  adjustment: Adjustment;
  layers: readonly Layer[];
  /** Size relative to the screen. */
  times: number;
  font: string;
  background: string;
}

function sheetOf({ width, height }: Size, times: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * times);
  canvas.height = Math.round(height * times);
  return canvas;
}

/** Redraws the view from its tiles, to use the slide's full resolution. */
export async function takePicture(asked: PictureAsked): Promise<Blob> {
  const { slide, shown, adjustment, layers, font } = asked;
  const times = timesThatFit(shown.frame, asked.times);
  const canvas = sheetOf(shown.frame, times);
  const pen = canvas.getContext('2d', { willReadFrequently: !isNeutral(adjustment) });
  if (!pen) throw new Error('this browser draws no pictures');
  await drawTiles(pen, slide, shown, times);
  if (!isNeutral(adjustment)) recolour(pen, tablesOf(adjustment));
  // The background is painted after the colour adjustment, because the adjustment must not change
  // it.
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = asked.background;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.globalCompositeOperation = 'source-over';
  const brush = { density: times, font };
  paintSheets(pen, sheetsOf(layers), shown, slide, brush);
  paintScale(pen, slide, shown, brush);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
