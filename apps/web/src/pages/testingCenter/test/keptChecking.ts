import { keptJson } from '@cheese/auth/keptJson';

interface Checking {
  isAtOnce: boolean;
}

/** The user's preference for checking on choosing, kept on this device. */
export const keptChecking = () =>
  keptJson<Checking>(
    localStorage,
    'practice-checking',
    ({ isAtOnce }) => typeof isAtOnce === 'boolean',
  );
