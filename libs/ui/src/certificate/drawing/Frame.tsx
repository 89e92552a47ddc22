import type { Template } from '../Certificate';
import type { ReactNode } from 'react';
import { paper } from '../paper';
import type { Inks } from './useInks';

interface FrameProps {
  template: Template;
  inks: Inks;
}

const { width, height } = paper;
const inset = (by: number) => ({ x: by, y: by, width: width - 2 * by, height: height - 2 * by });

/** The background and the border. */
export function Frame({ template, inks }: FrameProps) {
  const borders: Record<Template, (inks: Inks) => ReactNode> = {
    1: classic,
    2: plain,
    3: ornate,
  };
  return (
    <>
      <rect width={width} height={height} fill={inks.paper} />
      {borders[template](inks)}
    </>
  );
}

/** Two red lines, the outer one strong, on a tinted ground. */
const classic = ({ main, wash }: Inks) => (
  <g fill="none" stroke={main}>
    <rect {...inset(24)} strokeWidth="10" fill={wash} />
    <rect {...inset(44)} strokeWidth="2" />
  </g>
);

/** One thin frame, and a bar at its top. */
const plain = ({ main }: Inks) => (
  <>
    <rect {...inset(32)} fill="none" stroke={main} strokeWidth="3" />
    <rect x="32" y="32" width={width - 64} height="16" fill={main} />
  </>
);

/** Lines that cross at the corners, with a rosette in each. */
const ornate = ({ main, wash }: Inks) => (
  <g fill="none" stroke={main}>
    <rect {...inset(28)} strokeWidth="4" fill={wash} />
    <rect {...inset(52)} strokeWidth="1.5" />
    <rect x="40" y="64" width={width - 80} height={height - 128} strokeWidth="1.5" />
    <rect x="64" y="40" width={width - 128} height={height - 80} strokeWidth="1.5" />
    {corners.map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle r="20" fill={wash} strokeWidth="2" />
        <path d="M0-14 4-4 14 0 4 4 0 14-4 4-14 0-4-4z" fill={main} />
      </g>
    ))}
  </g>
);

const corners = [
  [52, 52],
  [width - 52, 52],
  [52, height - 52],
  [width - 52, height - 52],
] as const;
