import { useGetDepartmentsQuery } from '@cheese/api-client/school/department';
import { useGetMembersQuery } from '@cheese/api-client/school/member';
import { useGetSchoolClassesQuery } from '@cheese/api-client/school/schoolClass';
import { useGetSchoolProfileQuery } from '@cheese/api-client/school/schoolProfile';
import { useGetTeachingClassesQuery } from '@cheese/api-client/school/teachingClass';
import { useGetSchoolTermsQuery } from '@cheese/api-client/school/term';
import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { type Role, roleCodes } from '@cheese/domain/codes/people/roles';

const fresh = { refetchOnMountOrArgChange: true } as const;

function useActive(role: Role): number | undefined {
  const state = memberStateCodes.active;
  return useGetMembersQuery({ page: 1, pageCnt: 1, role, state }, fresh).data?.total;
}

/** Sizes of the school; each is undefined until it is known. */
export function useSchoolFigures() {
  const learners = useActive(roleCodes.learner);
  const teachers = useActive(roleCodes.teacher);
  const administrators = useActive(roleCodes.schoolAdmin);
  const departments = useGetDepartmentsQuery(undefined, fresh).data?.length;
  const classes = useGetSchoolClassesQuery({ page: 1, pageCnt: 1 }, fresh).data?.total;
  const profile = useGetSchoolProfileQuery(undefined, fresh).data;
  const terms = useGetSchoolTermsQuery({ page: 1, pageCnt: 1 }, fresh).data?.total;
  const taught = useGetTeachingClassesQuery({ page: 1, pageCnt: 1 }, fresh).data?.total;
  const hasContact = profile && profile.contactPhone !== '';
  const people = { learners, teachers, administrators };
  return { ...people, departments, classes, terms, taught, hasContact };
}
