import { roleCodes } from '@cheese/domain/codes/people/roles';
import { type SchoolRight, schoolRights } from '@cheese/domain/codes/school/schoolRights';
import { reachOf, type Standing } from './reach';

const nobody: Standing = {
  membershipId: 1,
  organisationId: 9,
  role: roleCodes.learner,
  departments: [],
  office: [],
  classes: [],
  taught: [],
  assisted: [],
  marked: [],
};
const everyRight = Object.keys(schoolRights) as SchoolRight[];
const rightsOf = (standing: Standing) => everyRight.filter((right) => reachOf(standing, right));

it('gives an administrator everything in the whole school', () => {
  const admin = { ...nobody, role: roleCodes.schoolAdmin };
  expect(rightsOf(admin)).toEqual(everyRight);
  expect(reachOf(admin, 'profile')).toMatchObject({ isWhole: true, organisationId: 9 });
});

it.each([
  ['a learner', nobody, []],
  ['a teacher without a class', { ...nobody, role: roleCodes.teacher }, []],
  [
    'a head of a department',
    { ...nobody, departments: [4, 5] },
    ['viewPeople', 'editPeople', 'viewTeaching', 'editTeaching', 'insight', 'notices'],
  ],
  ['a head teacher', { ...nobody, classes: [3] }, ['viewPeople', 'insight', 'notices']],
  [
    'a teacher of a class',
    { ...nobody, taught: [7] },
    ['viewPeople', 'viewTeaching', 'editTeaching', 'marks', 'insight', 'notices'],
  ],
  ['an assistant', { ...nobody, assisted: [7] }, ['viewPeople', 'viewTeaching']],
  [
    'an assistant with marks',
    { ...nobody, assisted: [7], marked: [7] },
    ['viewPeople', 'viewTeaching', 'marks'],
  ],
  ['an office', { ...nobody, office: ['terms', 'audit'] as const }, ['terms', 'audit']],
] as const)('gives %s their rights alone', (_who, standing, rights) => {
  expect(rightsOf(standing)).toEqual(rights);
});

it('reaches no further than what somebody heads, teaches or assists', () => {
  const head = { ...nobody, departments: [4], classes: [3], taught: [7], assisted: [8] };
  expect(reachOf(head, 'viewPeople')).toEqual({
    organisationId: 9,
    memberId: 1,
    isAdministrator: false,
    isWhole: false,
    departments: [4],
    classes: [3],
    teachingClasses: [7, 8],
  });
  expect(reachOf(head, 'marks')).toMatchObject({ departments: [], teachingClasses: [7] });
  expect(reachOf(head, 'editPeople')).toMatchObject({ departments: [4], classes: [] });
});
