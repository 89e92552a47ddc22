/** More than anybody fills in on one form. */
export const MOST_FIELDS = 30;
export const MOST_PLACES = 20;
export const MOST_REMARKS = 50;
