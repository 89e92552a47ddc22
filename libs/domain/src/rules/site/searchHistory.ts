import { listLimits } from '../../codes/base/limits';

type History = readonly string[];

/** What was searched for last comes first, each text once. Nothing but blanks is no search. */
export const addToHistory = (history: History, text: string): History => {
  const searched = text.trim();
  if (searched === '') return history;
  const others = history.filter((entry) => entry !== searched);
  return [searched, ...others.slice(0, listLimits.searchHistory - 1)];
};

export const removeFromHistory = (history: History, text: string): History =>
  history.filter((entry) => entry !== text);

export const clearedHistory: History = [];

/** The history as the browser stored it. Anybody can write there: what is no history is none. */
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
