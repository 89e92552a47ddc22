import type { ResourceKind } from '@cheese/domain/codes/emergency/resourceKind';

/** On a square of 16: a page with a picture, a triangle to play, a note, a sheet with lines. */
const drawings: Record<ResourceKind, string> = {
  1: 'M2 3h12v10H2zM2 11l4-4 3 3 2-2 3 3',
  2: 'M2 3h12v10H2zM7 6v4l3-2z',
  3: 'M6 12V4l7-1v8M6 12a2 1.5 0 1 1-4 0 2 1.5 0 0 1 4 0zM13 11a2 1.5 0 1 1-4 0 2 1.5 0 0 1 4 0z',
  4: 'M3 2h7l3 3v9H3zM5 8h6M5 11h6',
};

/** Decorative icon; the label is beside it. */
export function KindSign({ kind }: { kind: ResourceKind }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden fill="none" stroke="currentColor">
      <path d={drawings[kind]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
