import type { MyCertificate } from '@cheese/domain/contract/people/shapes/certificateShapes';
import type { CertificateProgress } from '@cheese/domain/contract/emergency/shapes/certificateShapes';

const noon = (day: string) => new Date(`${day}T12:00:00`).getTime();

export const aCertificate = (said: Partial<MyCertificate> = {}): MyCertificate => ({
  id: 3,
  number: 'JJ-7K4M-92QX',
  name: '苏念',
  itemName: '心肺复苏与自动体外除颤',
  orgName: '示例公益中心',
  template: 1,
  state: 'valid',
  issuedAt: noon('2026-05-01'),
  expiresAt: noon('2028-04-30'),
  revokedAt: null,
  revokeReason: null,
  ...said,
});

export const aProgress = (said: Partial<CertificateProgress> = {}): CertificateProgress => ({
  itemId: 5,
  itemName: '心肺复苏与自动体外除颤',
  description: '面向公众的心肺复苏培训证书。',
  validDays: 730,
  conditions: { studySeconds: 1800, resourceIds: [1, 2], quizzes: 1, passScore: 80 },
  done: { studySeconds: 900, resourceIds: [1], quizzes: 0 },
  canClaim: false,
  number: null,
  revokedAt: null,
  ...said,
});
