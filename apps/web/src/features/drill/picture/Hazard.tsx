import type { ReactNode } from 'react';

const hazards: Record<string, ReactNode> = {
  fire: (
    <>
      <path
        d="M-20 18c-6-16 8-20 6-38 14 6 14 16 12 22 6-2 8-8 7-12 12 10 14 22 8 28z"
        fill="#f06a1f"
      />
      <path d="M-8 18c-3-9 6-12 5-20 8 4 10 14 6 20z" fill="#ffd04a" />
    </>
  ),
  smoke: (
    <path
      d="M-34 10a14 14 0 0 1 10-24 18 18 0 0 1 32-8 15 15 0 0 1 24 16 12 12 0 0 1-4 18z"
      fill="#5b5753"
      opacity=".6"
    />
  ),
  water: <path d="M-60 4c20-8 40 8 60 0s40 8 60 0v20H-60z" fill="#5f9fc4" opacity=".6" />,
  flood: (
    <path
      d="M-160-6c30-14 50 14 80 0s50 14 80 0 50 14 80 0 50 14 80 0v60h-320z"
      fill="#8a6f4a"
      opacity=".75"
    />
  ),
  glass: <path d="m-18 6 6-14 6 10 6-16 5 18 7-10 6 12z" fill="#cfe6f0" stroke="#6f8a98" />,
  falling: <path d="M-12-26h14v10h-14zM8-10h12v9H8zM-16 2h10v9h-10z" fill="#8b8580" />,
  current: <path d="m5-24-18 26h11l-6 20 20-28H0z" fill="#f7c21a" stroke="#8a6a00" />,
  mud: <path d="M-90 20c10-34 40-18 62-30s36 14 58 2 44 10 60 28z" fill="#7a5a3a" opacity=".9" />,
  rocks: (
    <path d="m-24 10 6-16 14 4 4 14zM4 12 8-4 22-8l6 14-8 8zM-8-8l4-12 12 2 2 10z" fill="#7d766d" />
  ),
  cracks: (
    <path d="M-40 0h14l6-8 10 14 12-12 8 8h30" fill="none" stroke="#3a332c" strokeWidth="3" />
  ),
  wind: (
    <path
      d="M-22-60h48M-18-44h40M-12-28h30M-8-12h22M-3 4h12M0 18h5"
      stroke="#6d6a66"
      strokeWidth="8"
      strokeLinecap="round"
      opacity=".75"
    />
  ),
  traffic: (
    <path
      d="M-34 6V-4l10-10h26l10 10h14V6zM-24 6a6 6 0 1 0 .1 0M14 6a6 6 0 1 0 .1 0"
      fill="#a34040"
    />
  ),
  blood: <ellipse rx="17" ry="6" fill="#a31621" opacity=".8" />,
  gas: (
    <path
      d="M-26 8c10-14-4-18 6-32M-4 8c10-14-4-18 6-32M18 8c10-14-4-18 6-32"
      fill="none"
      stroke="#8fae3c"
      strokeWidth="4"
    />
  ),
};

interface HazardProps {
  what: string;
  x: number;
  y: number;
}

export const Hazard = ({ what, x, y }: HazardProps) => (
  <g transform={`translate(${x} ${y})`}>{hazards[what]}</g>
);
