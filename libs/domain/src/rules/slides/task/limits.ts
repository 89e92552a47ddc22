/** More than anybody draws by hand, and than marking needs. */
export const MOST_SPOTS = 300;
export const MOST_CORNERS = 500;
