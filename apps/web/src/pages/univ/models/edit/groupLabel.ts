import type { Row } from './draft';
import { texts } from './texts';

const TOP = 'top';

/** Prefixed, because objects sort numeric keys, which would change the order of the list. */
export const groupKey = (id: number | null) => (id === null ? TOP : `group${id}`);

export const groupIn = (key: string) => (key === TOP ? null : Number(key.slice('group'.length)));

/** A native select shows no tree, so wide spaces indent the levels. */
export const groupLabel = ({ part, level }: Row) =>
  `${'\u3000'.repeat(level)}${part.name || texts.nameless}`;
