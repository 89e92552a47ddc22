import { emergencyRoleCodes, emergencyRoles } from '@cheese/domain/codes/emergency/centre';

/** Who somebody may be within an organisation. */
export const orgRoles = {
  2: emergencyRoles[emergencyRoleCodes.orgAdmin],
  3: emergencyRoles[emergencyRoleCodes.trainee],
} as const;
