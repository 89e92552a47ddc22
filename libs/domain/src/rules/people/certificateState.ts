import type { CertificateState } from '../../codes/people/certificates';

interface CertificateMoments {
  revokedAt: number | null;
  expiresAt: number | null;
}

/** Without an end a certificate stays valid until it is revoked. */
export const certificateState = (
  { revokedAt, expiresAt }: CertificateMoments,
  now: number,
): CertificateState => {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && now >= expiresAt ? 'expired' : 'valid';
};
