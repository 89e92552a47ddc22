import { emergencyRoleCodes, type EmergencyRole } from '../../codes/emergency/centre';

/** Whether somebody works in the emergency centre's system; trainees learn outside of it. */
export const mayManage = (role: EmergencyRole): boolean => role !== emergencyRoleCodes.trainee;
