import type { World } from './given';

/** People of the emergency centre by role, in two organisations and in none. */
export const who = {
  manager: 1,
  trainee: 2,
  otherManager: 3,
  otherTrainee: 4,
  platformAdmin: 5,
  stray: 6,
  visitorOfMain: 7,
} as const;

export type Who = keyof typeof who;

const place = (personId: number, organisationId: number, name: string) => ({
  personId,
  organisationId,
  name,
});

/** 春晖 with its manager and trainee, 安澜 with its own, the platform's administrator, and a stray. */
export const twoCentres: World = {
  people: [
    { service: 'emergency', phone: '13900000001', name: '梁管理', isWelfareManager: true },
    { service: 'emergency', phone: '13900000002', name: '苏学员' },
    { service: 'emergency', phone: '13900000003', name: '安管理', isWelfareManager: true },
    { service: 'emergency', phone: '13900000004', name: '安学员' },
    { service: 'emergency', phone: '13900000005', name: '方平台', isPlatformAdmin: true },
    { service: 'emergency', phone: '13900000006' },
    { service: 'main', phone: '13900000001' },
  ],
  organisations: [
    { service: 'emergency', name: '春晖公益急救中心' },
    { service: 'emergency', name: '安澜应急救护中心' },
  ],
  memberships: [
    place(who.manager, 1, '梁管理'),
    place(who.trainee, 1, '苏学员'),
    place(who.otherManager, 2, '安管理'),
    place(who.otherTrainee, 2, '安学员'),
  ],
};

export const centreUrl = '/doctor-cheese-smreds';
