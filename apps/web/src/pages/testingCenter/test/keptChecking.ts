import { keptJson } from '@cheese/auth/keptJson';

interface Checking {
  isAtOnce: boolean;
}

/** Whether choosing checks as well, as somebody wished it on this machine. */
export const keptChecking = () =>
  keptJson<Checking>(
    localStorage,
    'practice-checking',
    ({ isAtOnce }) => typeof isAtOnce === 'boolean',
  );
