import { sizes } from '@cheese/ui/tokens';

/** A button and the air on both sides of it, left and right of the content. */
const COLUMN = 56;
const enough = sizes.content + 2 * COLUMN;

/** Where the window has room for the column of buttons beside the content, and where not. */
export const besideContent = `@media (min-width: ${enough}px)`;
export const overContent = `@media (max-width: ${enough - 0.05}px)`;
