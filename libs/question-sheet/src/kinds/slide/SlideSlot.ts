import { createContext, type ReactNode, use } from 'react';
import type { KindEditorProps, PlayerProps, ReviewProps } from '../KindView';

/** How the site shows a slide where one is asked: this library knows no microscope. */
export interface SlideSlot {
  play?: (props: PlayerProps) => ReactNode;
  review?: (props: ReviewProps) => ReactNode;
  edit?: (props: KindEditorProps) => ReactNode;
}

const nothing: SlideSlot = {};

export const SlideSlotContext = createContext(nothing);

export const useSlideSlot = () => use(SlideSlotContext);
