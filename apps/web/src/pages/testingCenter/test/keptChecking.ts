import { storedJson } from '@cheese/auth/storedJson';

interface Checking {
  isAtOnce: boolean;
}

/** The user's preference for checking on choosing, kept on this device. */
export const keptChecking = () =>
  storedJson<Checking>(
    localStorage,
    'practice-checking',
    ({ isAtOnce }) => typeof isAtOnce === 'boolean',
  );
