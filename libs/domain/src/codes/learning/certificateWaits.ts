/**
 * The state of a certificate held back because its study time is implausible; a teacher decides.
 */
export const certificateWaits = {
  waiting: '待核实',
  declined: '未通过核实',
  issued: '已颁发',
} as const;
export type CertificateWait = keyof typeof certificateWaits;
