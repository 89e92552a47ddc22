import { sizes } from '@cheese/ui/tokens';

/** Width of a button with its margins, needed on both sides of the content. */
const COLUMN = 56;
const enough = sizes.content + 2 * COLUMN;

/** Media queries for windows with and without room for the buttons beside the content. */
export const besideContent = `@media (min-width: ${enough}px)`;
export const overContent = `@media (max-width: ${enough - 0.05}px)`;
