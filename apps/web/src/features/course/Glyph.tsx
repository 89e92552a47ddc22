const paths = {
  lock: 'M18 8h-1V6A5 5 0 0 0 7 6v2H6a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2M9 6a3 3 0 1 1 6 0v2H9z',
  tick: 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z',
} as const;

/** A plain SVG, because it may appear hundreds of times and each library icon would add styles. */
export const Glyph = ({ shape, name }: { shape: keyof typeof paths; name: string }) => (
  <svg className={shape} viewBox="0 0 24 24" role="img" aria-label={name}>
    <path d={paths[shape]} />
  </svg>
);
