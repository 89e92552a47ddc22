import { download } from '@cheese/ui/management/download';
import { useTheme } from '@mui/material/styles';
import type { RefObject } from 'react';
import { labelFrame, labelWidth } from '../labels/labelFrame';
import { laidOut } from '../labels/layout';
import { type AnchorOf, wantedNow } from '../labels/wantedNow';
import type { Stage } from '../stage/openStage';
import type { SightStore } from '../stage/sight';
import type { Model } from '../useModel';

interface PictureSource {
  stage: RefObject<Stage | null>;
  store: SightStore;
  model: Model;
  anchorOf: AnchorOf;
  name: string;
}

interface Ink {
  text: string;
  panel: string;
  font: string;
}

function paintLabels(
  pen: CanvasRenderingContext2D,
  ink: Ink,
  { store, model, anchorOf }: PictureSource,
) {
  const sight = store.now();
  if (!sight || !model.state.hasLabels) return;
  const { frame, wide, edge } = labelFrame(sight);
  pen.font = ink.font;
  pen.textBaseline = 'middle';
  for (const { id, x, y, side, top } of laidOut(wantedNow(sight, model, anchorOf), frame)) {
    const name = model.tree.partOf(id)?.name ?? '';
    const room = labelWidth(name, wide);
    const left = side === 'left' ? edge : sight.width - edge - room;
    const middle = top + frame.row / 2;
    pen.strokeStyle = ink.text;
    pen.beginPath();
    pen.moveTo(side === 'left' ? left + room : left, middle);
    pen.lineTo(x, y);
    pen.stroke();
    pen.fillStyle = ink.panel;
    pen.fillRect(left, top + 2, room, frame.row - 4);
    pen.fillStyle = ink.text;
    pen.fillText(name, left + 6, middle, room - 12);
  }
}

/** Pictures of what is seen, with its labels. */
export function usePicture(source: PictureSource) {
  const { palette, typography } = useTheme();
  const ink: Ink = {
    ...palette.viewer,
    font: `${typography.caption.fontSize} ${String(typography.fontFamily)}`,
  };
  const picture = (times: 1 | 2) =>
    new Promise<Blob>((keep, fail) => {
      const { stage, store } = source;
      const sheet = document.createElement('canvas');
      const pen = sheet.getContext('2d');
      const sight = store.now();
      if (!stage.current || !sight || !pen) return fail(new Error('nothing is seen yet'));
      stage.current.copyTo((seen) => {
        Object.assign(sheet, { width: seen.width, height: seen.height });
        pen.drawImage(seen, 0, 0);
      }, times);
      pen.scale(sheet.width / sight.width, sheet.height / sight.height);
      paintLabels(pen, ink, source);
      sheet.toBlob((blob) => (blob ? keep(blob) : fail(new Error('no picture'))), 'image/png');
    });
  const save = async () => {
    const url = URL.createObjectURL(await picture(2));
    download({ url, fileName: `${source.name}.png` });
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return { picture, save };
}
