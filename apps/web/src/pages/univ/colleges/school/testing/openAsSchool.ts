import type { FakeService } from '@cheese/api-client/testing/fakeService';
import { departmentCalls } from '@cheese/domain/calls/school/department';
import { schoolClassCalls } from '@cheese/domain/calls/school/schoolClass';
import { userCalls } from '@cheese/domain/calls/people/user';
import { type Role, roleCodes } from '@cheese/domain/codes/people/roles';
import type { Department } from '@cheese/domain/contract/school/department';
import type { Member, MemberDetail } from '@cheese/domain/contract/school/member';
import { act } from '@testing-library/react';
import { fakeSignIn } from '../../../../../testing/aPerson';
import { renderPage } from '../../../../../testing/renderPage';

export const someDepartments: readonly Department[] = [
  { id: 1, parentId: null, kind: 1, name: '基础医学院', people: 2, classes: 0 },
  { id: 2, parentId: 1, kind: 2, name: '解剖学', people: 3, classes: 1 },
  { id: 3, parentId: null, kind: 1, name: '护理学院', people: 0, classes: 0 },
];

export const aMember = (said: Partial<Member> = {}): Member => ({
  id: 11,
  name: '李明',
  number: '2026001',
  role: 3,
  grants: [],
  department: { id: 2, name: '解剖学' },
  class: { id: 5, name: '临床 1 班' },
  year: 2026,
  state: 1,
  hasAccount: true,
  ...said,
});

export const aMemberDetail = (said: Partial<MemberDetail> = {}): MemberDetail => ({
  id: 11,
  name: '李明',
  number: '2026001',
  role: 3,
  state: 1,
  gender: 0,
  phone: '138****0011',
  departmentId: 2,
  classId: null,
  className: null,
  year: 2026,
  account: '2026001',
  hasAccount: true,
  isAccountMade: true,
  lastUsedAt: null,
  joinedAt: Date.parse('2026-09-01T08:00:00+08:00'),
  leftAt: null,
  headOf: [],
  roleIds: [],
  consent: 1,
  guardianship: null,
  mayEdit: true,
  version: 3,
  ...said,
});

/** Opens a page as a member of a school, by default an administrator. */
export async function openAsSchool(
  address: string,
  service: FakeService,
  code: Role = roleCodes.schoolAdmin,
) {
  service.answers(userCalls.halo, []);
  service.answers(departmentCalls.tree, someDepartments);
  service.answers(schoolClassCalls.years, [2026]);
  fakeSignIn(service, {
    orgUserRole: { code },
    organisation: { mainOrgId: 1, name: '仁心医学院', logo: '' },
  });
  const page = renderPage(address, service);
  await act(() => page.session.signIn('good'));
  return page;
}
