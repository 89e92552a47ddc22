import type { CertificateState } from '@cheese/domain/codes/people/certificates';

/** What a state looks like; its word stands beside the colour. */
export const stateColours = {
  valid: 'success',
  expired: 'warning',
  revoked: 'error',
} as const satisfies Record<CertificateState, string>;
