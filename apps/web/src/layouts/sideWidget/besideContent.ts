import { sizes } from '@cheese/ui/tokens';

/** A button and the air on both sides of it, left and right of the content. */
const COLUMN = 56;
const enough = sizes.content + 2 * COLUMN;

/** Media queries for windows with and without room for the buttons beside the content. */
export const besideContent = `@media (min-width: ${enough}px)`;
export const overContent = `@media (max-width: ${enough - 0.05}px)`;
