import {
  useGetSchoolClassesQuery,
  useGetSchoolYearsQuery,
} from '@cheese/api-client/school/schoolClass';
import { memberStates } from '@cheese/domain/codes/people/memberStates';
import { roles } from '@cheese/domain/codes/people/roles';
import type { MemberContract } from '@cheese/domain/contract/school/member';
import type { Asks } from '@cheese/domain/contract/call';
import { idParam } from '@cheese/ui/address/urlParams';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useSearchParams } from 'react-router-dom';
import { texts } from './texts';

/** As many classes as one list of choices can hold. */
const MOST_CLASSES = 100;

type Asked = Omit<Asks<MemberContract['list']>, 'page' | 'pageCnt'>;

/** The list of people as its address says it. */
export function usePeopleAddress() {
  const [search] = useSearchParams();
  const departmentId = idParam(search, 'departmentId');
  const year = idParam(search, 'year');
  const classId = idParam(search, 'classId');
  const { data: years = [] } = useGetSchoolYearsQuery();
  const { data: classes } = useGetSchoolClassesQuery({
    page: 1,
    pageCnt: MOST_CLASSES,
    ...(departmentId !== undefined && { departmentId }),
    ...(year !== undefined && { year }),
  });
  const filters = {
    role: roles,
    state: memberStates,
    year: Object.fromEntries(
      [...new Set([...years, ...(year === undefined ? [] : [year])])].map((one) => [
        one,
        texts.yearOf(one),
      ]),
    ),
    // A class that is not among the first is still one that the address may name.
    classId: {
      ...(classId !== undefined && { [classId]: texts.chosenClass }),
      ...Object.fromEntries((classes?.list ?? []).map(({ id, name }) => [id, name])),
    },
  };
  const address = useListAddress(filters);
  const { page, ...narrowed } = address.asked;
  const asked = { ...narrowed, ...(departmentId !== undefined && { departmentId }) } as Asked;
  const href = { ...address, asked: { ...address.asked, ...asked, page } };
  return { address: href, filters, asked, page, departmentId };
}
