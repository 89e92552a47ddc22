import type { DrillPicture } from '@cheese/domain/contract/training/shapes/drillScene';
import { alpha, styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { ScenePicture } from '../../picture/ScenePicture';
import { texts } from '../texts';

export interface Point {
  x: number;
  y: number;
}

const Frame = styled('div')(({ theme: { palette } }) => ({
  position: 'relative',
  cursor: 'crosshair',
  touchAction: 'manipulation',
  '& svg': { display: 'block' },
  '& i': {
    position: 'absolute',
    width: 22,
    height: 22,
    margin: -11,
    border: `3px solid ${palette.accent.main}`,
    borderRadius: '50%',
    backgroundColor: alpha(palette.surface, 0.6),
    pointerEvents: 'none',
  },
  '& i.aim': { borderStyle: 'dashed', backgroundColor: 'transparent', display: 'none' },
  '&:focus-visible i.aim': { display: 'block' },
}));

const STEP = 0.02;
const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Checks the shape of points read from storage. */
export const arePoints = (kept: unknown): kept is readonly Point[] =>
  Array.isArray(kept) &&
  kept.every(
    (one: Partial<Point> | null) => typeof one?.x === 'number' && typeof one.y === 'number',
  );

const within = (value: number) => Math.min(1, Math.max(0, value));

interface PointPictureProps {
  picture: DrillPicture;
  words: string;
  points: readonly Point[];
  most: number;
  onPoint: (point: Point) => void;
}

/** A picture in which the learner points at places, by mouse, touch or keyboard. */
export function PointPicture({ picture, words, points, most, onPoint }: PointPictureProps) {
  const [aim, setAim] = useState<Point>({ x: 0.5, y: 0.5 });
  const add = (point: Point) => {
    if (points.length < most) onPoint(point);
  };
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    add({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const type = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move) setAim({ x: within(aim.x + move[0]), y: within(aim.y + move[1]) });
    else if (event.key === 'Enter' || event.key === ' ') add(aim);
    else return;
    event.preventDefault();
  };
  const at = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
  return (
    <Frame
      tabIndex={0}
      role="application"
      aria-label={texts.pointLabel}
      onClick={press}
      onKeyDown={type}
    >
      <ScenePicture isNear picture={picture} words={words} />
      {points.map((point, nth) => (
        <i key={nth} style={at(point)} />
      ))}
      <i className="aim" style={at(aim)} />
    </Frame>
  );
}
