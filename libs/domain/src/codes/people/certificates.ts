/** Derived from the certificate's timestamps, never stored. */
export const certificateStates = { valid: '有效', expired: '已过期', revoked: '已吊销' } as const;
export type CertificateState = keyof typeof certificateStates;

export const certificateTemplates = { 1: '经典红章', 2: '简洁蓝框', 3: '典雅金边' } as const;
export type CertificateTemplate = keyof typeof certificateTemplates;
export const certificateTemplateCodes = {
  redSeal: 1,
  blueFrame: 2,
  goldBorder: 3,
} as const satisfies Record<string, CertificateTemplate>;

/** The achievement it certifies: first aid in the emergency centre, or a course. */
export const certificateKinds = { welfare: '公益证书', course: '结业证书' } as const;
export type CertificateKind = keyof typeof certificateKinds;
