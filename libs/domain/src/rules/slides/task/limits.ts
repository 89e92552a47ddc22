/** More than this nobody draws by hand, and no mark needs. */
export const MOST_SPOTS = 300;
export const MOST_CORNERS = 500;
