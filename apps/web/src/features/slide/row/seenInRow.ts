import { localDraft } from '../localDraft';

interface StoredRow {
  seen: readonly number[];
}

const keptOf = (name: string) => localDraft<StoredRow>(`row:${name}`);

export function seenInRow(name: string): readonly number[] {
  const seen: unknown = keptOf(name).get()?.seen;
  return Array.isArray(seen) ? seen.filter((id): id is number => Number.isInteger(id)) : [];
}

export function seeInRow(name: string, id: number): readonly number[] {
  const seen = seenInRow(name);
  if (seen.includes(id)) return seen;
  const now = [...seen, id];
  keptOf(name).set({ seen: now });
  return now;
}

export const trayRow = (id: number) => `tray-${id}`;
