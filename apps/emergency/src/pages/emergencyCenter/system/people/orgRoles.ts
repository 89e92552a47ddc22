import { emergencyRoleCodes, emergencyRoles } from '@cheese/domain/codes/emergency/centre';

/** The roles within an organisation. */
export const orgRoles = {
  2: emergencyRoles[emergencyRoleCodes.orgAdmin],
  3: emergencyRoles[emergencyRoleCodes.trainee],
} as const;
