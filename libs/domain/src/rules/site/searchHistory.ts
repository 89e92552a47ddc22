import { listLimits } from '../../codes/base/limits';

type History = readonly string[];

/** The latest search comes first, and each text appears once. Blank texts are ignored. */
export const addToHistory = (history: History, text: string): History => {
  const searched = text.trim();
  if (searched === '') return history;
  const others = history.filter((entry) => entry !== searched);
  return [searched, ...others.slice(0, listLimits.searchHistory - 1)];
};

export const removeFromHistory = (history: History, text: string): History =>
  history.filter((entry) => entry !== text);

export const clearedHistory: History = [];

/**
 * Parses the history from the browser's storage, which anybody can edit: invalid data counts as
 * empty.
 */
export const readHistory = (stored: string | null): History => {
  const entries = parsed(stored).filter((entry) => typeof entry === 'string');
  return entries.reduceRight<History>(addToHistory, clearedHistory);
};

const parsed = (stored: string | null): unknown[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
