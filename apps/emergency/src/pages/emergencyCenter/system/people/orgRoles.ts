import { emergencyRoleCodes, emergencyRoles } from '@cheese/domain/codes/emergency/centre';

export const orgRoles = {
  2: emergencyRoles[emergencyRoleCodes.orgAdmin],
  3: emergencyRoles[emergencyRoleCodes.trainee],
} as const;
