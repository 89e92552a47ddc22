import { messages } from '../texts/messages';

export type SchoolLoginStep = { step: 'choose' | 'puzzle' } | { step: 'refused'; message: string };

/** How a school account goes on once it is known to how many organisations it belongs. */
export const schoolLoginStep = (organisations: number): SchoolLoginStep => {
  if (organisations === 0) return { step: 'refused', message: messages.noOrganisation };
  return { step: organisations === 1 ? 'puzzle' : 'choose' };
};
