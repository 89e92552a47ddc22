/** Where a certificate stands whose time is impossible: its teacher looks at it. */
export const certificateWaits = {
  waiting: '待核实',
  declined: '未通过核实',
  issued: '已颁发',
} as const;
export type CertificateWait = keyof typeof certificateWaits;
