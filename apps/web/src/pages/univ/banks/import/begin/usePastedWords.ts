import { useLocation } from 'react-router-dom';

/** The words that an import was made of stand in the history beside its address. */
export function usePastedWords(): string {
  const { state } = useLocation() as { state: { pasted?: unknown } | null };
  return typeof state?.pasted === 'string' ? state.pasted : '';
}
