import { emergencyRoles } from '@cheese/domain/codes/emergency/centre';

export const orgRoles = { 2: emergencyRoles[2], 3: emergencyRoles[3] } as const;
