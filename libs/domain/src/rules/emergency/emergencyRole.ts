import { emergencyRoleCodes, type EmergencyRole } from '../../codes/emergency/centre';

/** True for managers of the emergency centre; trainees have no access to its system. */
export const mayManage = (role: EmergencyRole): boolean => role !== emergencyRoleCodes.trainee;
