import type { PatientStep } from '@cheese/domain/contract/training/shapes/patientSight';

export const isTalk = ({ says }: PatientStep) => says.some(({ by }) => by === 'patient');
