import { createContext, type ReactNode, use } from 'react';
import type { KindEditorProps, PlayerProps, ReviewProps } from '../KindView';

/** The site injects its slide viewer, because this library does not depend on it. */
export interface SlideSlot {
  play?: (props: PlayerProps) => ReactNode;
  review?: (props: ReviewProps) => ReactNode;
  edit?: (props: KindEditorProps) => ReactNode;
}

const nothing: SlideSlot = {};

export const SlideSlotContext = createContext(nothing);

export const useSlideSlot = () => use(SlideSlotContext);
