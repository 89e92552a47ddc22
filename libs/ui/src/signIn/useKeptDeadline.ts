import { useEffect, useState } from 'react';

/** Kept per page and tab, so that each form counts on its own. */
const keyOfPage = () => `codeAgainAt:${window.location.pathname}`;

function read(key: string): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null;
  } catch {
    // Storage may be blocked by the browser's settings.
    return null;
  }
}

function keep(key: string, deadline: number) {
  try {
    sessionStorage.setItem(key, String(deadline));
  } catch {
    // Without storage it counts until the page is reloaded.
  }
}

/** When the next code may be requested; survives a reload. */
export function useKeptDeadline() {
  const [deadline, setDeadline] = useState<number | null>(null);
  // In an effect, because a prerendered page has no storage.
  useEffect(() => setDeadline(read(keyOfPage())), []);
  const set = (moment: number) => {
    keep(keyOfPage(), moment);
    setDeadline(moment);
  };
  return [deadline, set] as const;
}
