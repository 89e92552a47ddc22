import type { ComponentType } from 'react';
import { EmergencyLayout } from './EmergencyLayout';
import { EmptyLayout } from './EmptyLayout';
import { SystemLayout } from './system/SystemLayout';

/** The layouts of this site. */
export const layouts = {
  emergency: EmergencyLayout,
  system: SystemLayout,
  empty: EmptyLayout,
} satisfies Record<string, ComponentType>;

export type LayoutName = keyof typeof layouts;
