import type { CertificateState } from '@cheese/domain/codes/people/certificates';

/** Never used alone: the label is always shown beside the colour. */
export const stateColours = {
  valid: 'success',
  expired: 'warning',
  revoked: 'error',
} as const satisfies Record<CertificateState, string>;
