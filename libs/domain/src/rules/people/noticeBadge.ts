import { listLimits } from '../../codes/base/limits';

/** What the badge on the bell says, or null where there is none. */
export const noticeBadge = (unread: number): string | null => {
  if (!(unread >= 1)) return null;
  const { noticeBadge: most } = listLimits;
  return unread > most ? `${most}+` : `${Math.floor(unread)}`;
};
