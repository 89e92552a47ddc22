import type { GazeMap } from '@cheese/domain/contract/slides/slideGaze';
import type { View } from '@cheese/slide-viewer/geometry/view';
import type { Slide } from '@cheese/slide-viewer/slide';
import { SlideViewer } from '@cheese/slide-viewer/SlideViewer';
import { useTheme } from '@mui/material/styles';
import { type CSSProperties, useMemo, useRef } from 'react';
import { heatPicture, transformOf } from './heat';

const over: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
};

interface HeatStageProps {
  name: string;
  slide: Slide;
  map: GazeMap;
}

/** A slide with a heat map of learners' views, which follows its zoom and rotation. */
export function HeatStage({ name, slide, map }: HeatStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colour = useTheme().palette.error.main;
  const picture = useMemo(() => heatPicture(map, colour), [map, colour]);
  const draw = (view: View) => {
    const sheet = canvas.current;
    const ink = sheet?.getContext('2d');
    if (!sheet || !ink) return;
    const dots = window.devicePixelRatio || 1;
    const frame = { width: sheet.clientWidth, height: sheet.clientHeight };
    // Setting the size also clears the canvas.
    [sheet.width, sheet.height] = [frame.width * dots, frame.height * dots];
    ink.setTransform(...transformOf(view, frame, dots));
    ink.imageSmoothingEnabled = true;
    ink.drawImage(picture, 0, 0, slide.width, slide.height);
  };
  return (
    <SlideViewer name={name} slide={slide} onMove={draw}>
      <canvas ref={canvas} aria-hidden style={over} />
    </SlideViewer>
  );
}
