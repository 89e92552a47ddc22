import { useLocation } from 'react-router-dom';

/** The pasted text of an import is kept in the state of its history entry. */
export function usePastedWords(): string {
  const { state } = useLocation() as { state: { pasted?: unknown } | null };
  return typeof state?.pasted === 'string' ? state.pasted : '';
}
