import type { ComponentType } from 'react';
import { DefaultLayout } from './DefaultLayout';
import { EmptyLayout } from './EmptyLayout';

/** The frames of the specification, by their names there. */
export const layouts = {
  default: DefaultLayout,
  empty: EmptyLayout,
} satisfies Record<string, ComponentType>;

export type LayoutName = keyof typeof layouts;
