import type { Row } from './draft';
import { texts } from './texts';

const TOP = 'top';

/** As a list of the browser holds a group: bare numbers would be put in an order of their own. */
export const groupKey = (id: number | null) => (id === null ? TOP : `group${id}`);

export const groupIn = (key: string) => (key === TOP ? null : Number(key.slice('group'.length)));

/** Such a list knows no tree: each step inwards is a wide blank. */
export const groupLabel = ({ part, level }: Row) =>
  `${'\u3000'.repeat(level)}${part.name || texts.nameless}`;
