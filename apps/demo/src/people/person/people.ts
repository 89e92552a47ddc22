import type { ServiceName } from '@cheese/domain/calls/services';
import type { Role } from '@cheese/domain/codes/people/roles';

interface DemoMembership {
  organisation: '仁心医学院' | '济世医科大学';
  role: Role;
  account: string;
}

export interface DemoPerson {
  /** What they are there to show. */
  role: string;
  service: ServiceName;
  name: string;
  phone?: string;
  memberships?: readonly DemoMembership[];
  isMember?: true;
  isPlatformAdmin?: true;
  isWelfareManager?: true;
}

/** Everybody's, and printed where they are planted: demo people guard nothing. */
export const demoPassword = 'Cheese-2026';

const [renxin, jishi] = ['仁心医学院', '济世医科大学'] as const;

export const demoPeople: readonly DemoPerson[] = [
  { role: '学员', service: 'main', name: '林小满', phone: '13800000001' },
  { role: '会员', service: 'main', name: '周予安', phone: '13800000002', isMember: true },
  {
    role: '教师',
    service: 'main',
    name: '陈知行',
    phone: '13800000003',
    memberships: [{ organisation: renxin, role: 2, account: 'T2026003' }],
  },
  {
    role: '学校管理员',
    service: 'main',
    name: '许静怡',
    phone: '13800000004',
    memberships: [{ organisation: renxin, role: 1, account: 'A2026004' }],
  },
  {
    role: '平台管理员',
    service: 'main',
    name: '方远',
    phone: '13800000005',
    isPlatformAdmin: true,
  },
  {
    role: '学校账号（两个机构）',
    service: 'main',
    name: '沈嘉禾',
    memberships: [
      { organisation: renxin, role: 2, account: 'shenjiahe' },
      { organisation: jishi, role: 3, account: 'shenjiahe' },
    ],
  },
  {
    role: '学校账号（一个机构）',
    service: 'main',
    name: '顾晓晨',
    memberships: [{ organisation: jishi, role: 3, account: '2026000107' }],
  },
  {
    role: '公益中心管理员（急救站）',
    service: 'emergency',
    name: '梁思源',
    phone: '13800000008',
    isWelfareManager: true,
  },
  {
    role: '另一公益中心的管理员（急救站）',
    service: 'emergency',
    name: '沈砚清',
    phone: '13800000009',
    isWelfareManager: true,
  },
  { role: '学员（急救站）', service: 'emergency', name: '苏念', phone: '13800000010' },
  {
    role: '平台管理员（急救站）',
    service: 'emergency',
    name: '方远',
    phone: '13800000005',
    isPlatformAdmin: true,
  },
  { role: '另一学员', service: 'main', name: '江晚晴', phone: '13800000006' },
  { role: '第三位学员', service: 'main', name: '唐一诺', phone: '13800000007' },
  { role: '第四位学员', service: 'main', name: '韩书宁', phone: '13800000011' },
  { role: '第五位学员', service: 'main', name: '叶知秋', phone: '13800000012' },
];

/** A line of a roll that nobody has claimed: who signs in with a new phone can show to be him. */
export const demoRollLine = { organisation: renxin, number: '2026000199', name: '郑一帆' } as const;

export const accountOf = ({ phone, memberships }: DemoPerson) =>
  phone ?? memberships?.[0]?.account ?? '';
