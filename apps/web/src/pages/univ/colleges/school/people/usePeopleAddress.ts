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

/** The most classes that the filter lists. */
const MOST_CLASSES = 100;

type Asked = Omit<Asks<MemberContract['list']>, 'page' | 'pageCnt'>;

/** The filters of the list, from the address. */
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
    // The class in the address may be beyond the first page of classes.
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
