import { listLimits } from '../../codes/base/limits';

/** The text of the badge on the bell, or null for no badge. */
export const noticeBadge = (unread: number): string | null => {
  if (!(unread >= 1)) return null;
  const { noticeBadge: most } = listLimits;
  return unread > most ? `${most}+` : `${Math.floor(unread)}`;
};
