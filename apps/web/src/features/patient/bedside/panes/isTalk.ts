import type { PatientStep } from '@cheese/domain/contract/training/shapes/patientSight';

/** Whether somebody was asked in it. */
export const isTalk = ({ says }: PatientStep) => says.some(({ by }) => by === 'patient');
