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

/** An audience that is not saved yet. */
export interface AudienceChosen {
  kind: AudienceAsked['kind'];
  people: readonly AudiencePerson[];
  groups?: readonly AudienceGroup[];
}

/** Provided by the page, because the slide feature knows nothing about schools. */
export type PickAudience = (asked: {
  choice: AudienceChosen;
  shown: AudienceShown | null;
  onChange: (choice: AudienceChosen) => void;
}) => ReactNode;

/** The slide and viewer, as panels beside the slide use them. */
export interface Beside {
  slideId: number;
  slide: Slide;
  /** Null until the slide is open. */
  viewer: () => SlideHandle | null;
  lay: (over: Over | null) => void;
  /** Chooses an audience; undefined if the user has no school. */
  pickAudience?: PickAudience | undefined;
}

/**
 * Shows an overlay while the calling component is mounted. `over` must keep its identity while it
 * is unchanged, or the effect runs in each render.
 */
export function useOver(lay: Beside['lay'], over: Over) {
  useEffect(() => lay(over), [lay, over]);
  useEffect(() => () => lay(null), [lay]);
}
