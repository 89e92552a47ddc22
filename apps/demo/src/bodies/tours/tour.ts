/** What is seen at a stop, in names of parts; one that holds others stands for all of them. */
export interface SeedView {
  /** Degrees about the upright axis and above the ground, and how near. */
  from: readonly [yaw: number, pitch: number, zoom: number];
  /** What is in the middle, in radii from the model's middle. */
  at?: readonly [x: number, y: number, z: number];
  chosen?: string;
  /** All that is seen, where it is not everything. */
  only?: readonly string[];
  hidden?: readonly string[];
  /** What is seen through, and by how much in the hundred it is solid. */
  faint?: readonly [percent: number, ...parts: string[]];
  /** A plane that cuts: of -1 to 1 along its axis, and whether the other half stays. */
  cut?: readonly [axis: 'x' | 'y' | 'z', at: number, isFlipped?: boolean];
}

interface SeedStop extends SeedView {
  title: string;
  text: string;
}

export interface SeedTour {
  title: string;
  stops: readonly SeedStop[];
}

/** The address of a view, in numbers of parts (`sayView` of the viewer says the same). */
export function viewOf(
  { from, at = [0, 0, 0], chosen, only, hidden, faint, cut }: SeedView,
  idOf: (part: string) => number,
): string {
  const listed = (mark: string, parts: readonly string[]) =>
    [mark, ...parts.map((part) => idOf(part))].join('!');
  const seen = only ? listed('s', only) : hidden ? listed('h', hidden) : '';
  const [percent, ...through] = faint ?? [];
  return [
    [...from, ...at].join('_'),
    chosen === undefined ? '' : idOf(chosen),
    seen,
    percent === undefined ? '' : listed(String(percent), through),
    cut ? [cut[0], cut[1], 0, 0, cut[2] ? 1 : 0].join('!') : '',
  ]
    .join('~')
    .replace(/~+$/, '');
}

/** All parts that the views of a tour name. */
export const partsIn = ({ stops }: SeedTour): string[] =>
  stops.flatMap(({ chosen, only = [], hidden = [], faint }) => [
    ...(chosen === undefined ? [] : [chosen]),
    ...only,
    ...hidden,
    ...(faint?.slice(1) ?? []).map(String),
  ]);
