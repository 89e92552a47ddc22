import type { PatientStep } from '@cheese/domain/contract/training/shapes/patientSight';

/** True if the patient answers in it. */
export const isTalk = ({ says }: PatientStep) => says.some(({ by }) => by === 'patient');
