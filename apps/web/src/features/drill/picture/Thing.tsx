import type { ReactNode } from 'react';

const INK = '#37424c';

/** Each drawing is centred on the origin and about 40 units wide. */
const things: Record<string, ReactNode> = {
  phone: <rect x="-7" y="-13" width="14" height="26" rx="3" fill={INK} />,
  aed: (
    <>
      <rect x="-17" y="-13" width="34" height="26" rx="5" fill="#2f9e5b" />
      <path d="m3-10-10 12h7l-3 9 10-12H1z" fill="#fff" />
    </>
  ),
  pads: <path d="M-18-9h15v18h-15zM3-9h15v18H3z" fill="#e9eef2" stroke={INK} />,
  bag: (
    <>
      <rect x="-17" y="-10" width="34" height="23" rx="4" fill="#d6453d" />
      <path d="M-3-4h6v5h5v6H3v5h-6V7h-5V1h5z" fill="#fff" />
    </>
  ),
  tourniquet: <path d="M-19-4h38v8h-38zM-5-9H5V9H-5z" fill={INK} />,
  gauze: <path d="M-14-10h28v20h-28z" fill="#fff" stroke="#aeb7bf" strokeDasharray="2 2" />,
  splint: <path d="M-22-4h44v8h-44z" fill="#c79b62" />,
  blanket: <path d="M-20-12h40v24l-8-3-8 3-8-3-8 3-8-3z" fill="#7d9cc0" />,
  water: <path d="M-9-14H9L6 14H-6z" fill="#bfe0f2" stroke={INK} />,
  towel: <path d="M-16-12h32V8l-6 5-5-5-5 5-5-5-5 5-6-5z" fill="#9ad0c2" />,
  table: <path d="M-28-4h56v6h-6v16h-5V2h-34v16h-5V2h-6z" fill="#a97c50" />,
  bed: <path d="M-30-8h6v8h54v14h-5V8h-50v6h-5z" fill="#8d7560" />,
  sofa: <path d="M-28-10h56v10h4v14h-64V0h4z" fill="#9b6b55" />,
  window: <path d="M-24-24h48v48h-48z" fill="#bfe0f2" stroke={INK} strokeWidth="3" />,
  door: (
    <>
      <path d="M-18-34h36v68h-36z" fill="#3c8f5a" />
      <path d="M-12-28h24v10h-24z" fill="#fff" opacity=".85" />
      <circle cx="11" cy="4" r="2.5" fill="#fff" />
    </>
  ),
  lift: <path d="M-20-32h40v64h-40zM0-32v64" fill="#aab4bd" stroke={INK} />,
  extinguisher: (
    <path d="M-7-8a7 6 0 0 1 14 0v26H-7zM-3-20h6v7h-6zM3-18h10" fill="#d6302b" stroke={INK} />
  ),
  pot: <path d="M-16-6h32l-3 16h-26zM-26-6h52" fill="#5d666e" stroke={INK} strokeWidth="2" />,
  lid: <path d="M-17 4a17 10 0 0 1 34 0zM-2-10h4v4h-4z" fill="#8d969d" />,
  ring: <circle r="13" fill="none" stroke="#ea5b2c" strokeWidth="7" strokeDasharray="13 7" />,
  pole: <path d="M-34 3 34-3" stroke="#a97c50" strokeWidth="4" />,
  rope: <path d="M-20 4c8-14 14 10 22-4s12 8 20-6" fill="none" stroke="#b98b4a" strokeWidth="4" />,
  boat: <path d="M-30-4h60l-8 16h-44z" fill="#ea7b2c" />,
  slab: <path d="M-40-6h74l8 12h-74z" fill="#8b8580" />,
  switch: <path d="M-12-17h24v34h-24zM-3-9h6v16h-6z" fill="#dfe4e8" stroke={INK} />,
  stick: <path d="M-26 6 26-6" stroke="#8a6236" strokeWidth="5" strokeLinecap="round" />,
  wire: <path d="M-30-8c20 0 14 16 32 14s18-8 28 2" fill="none" stroke={INK} strokeWidth="3" />,
  car: (
    <path
      d="M-32 4V-4l10-2 6-10h26l8 10 14 2V4h-4a6 6 0 0 1-12 0h-24a6 6 0 0 1-12 0z"
      fill="#4a78b0"
    />
  ),
  bridge: <path d="M-44-4h88v7h-88zM-32 3h6v14h-6zM26 3h6v14h-6z" fill="#8b8f94" />,
  tree: <path d="M-4 4h8v22h-8zM0-34a19 19 0 1 1 0 38 19 19 0 0 1 0-38z" fill="#5f8f52" />,
  radio: (
    <path d="M-17-8h34v19h-34zM8-8 14-20M-9 2h.1" fill="#6b7680" stroke={INK} strokeWidth="2" />
  ),
  whistle: <path d="M-14-4h18a8 8 0 1 1-6 8H-14z" fill="#f0b429" />,
  food: <path d="M-17-2h34a17 13 0 0 1-34 0z" fill="#e8b04a" stroke={INK} />,
  toy: <path d="M-10 8a10 10 0 1 1 20 0zM-9-9a5 5 0 1 1 .1 0M9-9a5 5 0 1 1 .1 0" fill="#d98a4e" />,
  shelf: (
    <path
      d="M-22-30h44v60h-44zM-22-10h44M-22 10h44"
      fill="#c39a68"
      stroke="#8a6236"
      strokeWidth="2"
    />
  ),
};

interface ThingProps {
  what: string;
  x: number;
  y: number;
}

export const Thing = ({ what, x, y }: ThingProps) => (
  <g transform={`translate(${x} ${y})`}>{things[what] ?? <circle r="6" fill={INK} />}</g>
);
