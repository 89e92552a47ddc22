import type {
  AudienceAsked,
  AudienceGroup,
  AudiencePerson,
  AudienceShown,
} from '@cheese/domain/contract/school/audience';
import type { Point } from '@cheese/slide-viewer/geometry/view';
import type { Drawing } from '@cheese/slide-viewer/drawing/tool';
import type { Layer } from '@cheese/slide-viewer/shapes/shape';
import type { Slide } from '@cheese/slide-viewer/slide';
import type { SlideHandle } from '@cheese/slide-viewer/SlideViewer';
import { type ReactNode, useEffect } from 'react';

/** An overlay of a panel, shown instead of the user's own drawing. */
export interface Over {
  drawing: Drawing | null;
  layers: readonly Layer[];
  onPoint?: ((place: Point) => void) | null;
}

/** An audience being chosen. */
export interface AudienceChosen {
  kind: AudienceAsked['kind'];
  people: readonly AudiencePerson[];
  groups?: readonly AudienceGroup[];
}

/** The page brings what chooses people: slides know no school. */
export type PickAudience = (asked: {
  choice: AudienceChosen;
  shown: AudienceShown | null;
  onChange: (choice: AudienceChosen) => void;
}) => ReactNode;

/** The slide as a panel beside it works with it. */
export interface Beside {
  slideId: number;
  slide: Slide;
  /** Null until the slide is open. */
  viewer: () => SlideHandle | null;
  lay: (over: Over | null) => void;
  /** Chooses an audience; undefined if the user has no school. */
  pickAudience?: PickAudience | undefined;
}

/** Lies over the slide as long as the part that calls it stands. The same one as long as it is the same. */
export function useOver(lay: Beside['lay'], over: Over) {
  useEffect(() => lay(over), [lay, over]);
  useEffect(() => () => lay(null), [lay]);
}
