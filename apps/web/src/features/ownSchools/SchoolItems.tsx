import { useGetOwnSchoolsQuery } from '@cheese/api-client/school/ownSchool';
import type { OwnSchool } from '@cheese/domain/contract/school/ownSchool';
import CheckIcon from '@mui/icons-material/Check';
import { texts } from './texts';
import { useEnterSchool } from './useEnterSchool';

/** Menu entries for switching to another school; nothing for users of one school. */
export function SchoolItems() {
  const { data = [] } = useGetOwnSchoolsQuery();
  const { isBusy, enterSchool } = useEnterSchool();
  if (data.length < 2) return null;
  return (
    <>
      {data.map((school) => (
        <li key={school.mainOrgId}>
          <button
            type="button"
            disabled={isBusy || school.isSuspended}
            {...(school.isHere ? { 'aria-current': true } : { 'aria-label': labelOf(school) })}
            onClick={() => void (school.isHere || enterSchool(school))}
          >
            {school.isSuspended ? texts.suspended(school.name) : school.name}
            {school.isHere && <CheckIcon aria-hidden fontSize="small" sx={{ ml: 1 }} />}
          </button>
        </li>
      ))}
      <li>
        <hr />
      </li>
    </>
  );
}

const labelOf = ({ name, isSuspended }: OwnSchool) =>
  isSuspended ? texts.suspended(name) : texts.enter(name);
