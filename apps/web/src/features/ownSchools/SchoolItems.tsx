import { useGetOwnSchoolsQuery } from '@cheese/api-client/school/ownSchool';
import CheckIcon from '@mui/icons-material/Check';
import { texts } from './texts';
import { useEnterSchool } from './useEnterSchool';

/** Entries of a menu to go to another school; none for people of one school. */
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
            disabled={isBusy}
            {...(school.isHere
              ? { 'aria-current': true }
              : { 'aria-label': texts.enter(school.name) })}
            onClick={() => void (school.isHere || enterSchool(school))}
          >
            {school.name}
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
