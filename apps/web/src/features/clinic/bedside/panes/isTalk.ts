import type { ClinicStep } from '@cheese/domain/contract/viewers/clinicSight';

/** Whether somebody was asked in it. */
export const isTalk = ({ says }: ClinicStep) => says.some(({ by }) => by === 'patient');
