import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { World } from '../given';

/** Person ids: 1–4 in the first school, 5 administers the second, 6 belongs to none. */
export const schoolPeople = { admin: 1, teacher: 2, learner: 3, other: 4, elsewhere: 5, nobody: 6 };

export const twoSchools: World = {
  organisations: [{ name: '仁心医学院' }, { name: '济世医科大学' }],
  people: Array.from({ length: 6 }, (_, at) => ({ phone: `1390000000${at + 1}` })),
  memberships: [
    { personId: 1, role: roleCodes.schoolAdmin, name: '管理员', number: 'A1', account: 'A1' },
    { personId: 2, role: roleCodes.teacher, name: '赵老师', number: 'T1', account: 'T1' },
    { personId: 3, name: '钱学员', number: 'S1', account: 'S1', phone: '13900000003' },
    { personId: 4, role: roleCodes.schoolAdmin, name: '副管理员', number: 'A2', account: 'A2' },
    {
      personId: 5,
      organisationId: 2,
      role: roleCodes.schoolAdmin,
      name: '外校管理员',
      number: 'A1',
      account: 'A1',
    },
  ],
};
