import { useGetOwnSchoolsQuery } from '@cheese/api-client/school/ownSchool';
import { roles } from '@cheese/domain/codes/people/roles';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useEnterSchool } from '../../../features/ownSchools/useEnterSchool';
import { FactList, FactRow } from '../FactRow';
import { texts } from './texts';
import { useLeaveSchool } from './useLeaveSchool';

/** The user's schools, to switch to or leave. */
export function OwnSchools() {
  const query = useGetOwnSchoolsQuery();
  const { isBusy, enterSchool } = useEnterSchool();
  const leaving = useLeaveSchool();
  return (
    <Answered query={query} what={texts.schools} skeleton={<RowsSkeleton count={1} />}>
      {(schools) => (
        <FactList>
          {schools.map((school) => (
            <FactRow
              key={school.mainOrgId}
              title={school.name}
              detail={[roles[school.role], school.number].filter(Boolean).join(' · ')}
              action={
                school.isSuspended ? (
                  <Chip variant="outlined" label={texts.suspended} />
                ) : (
                  <>
                    {school.isHere ? (
                      <Chip variant="outlined" color="primary" label={texts.here} />
                    ) : (
                      <Button
                        aria-label={texts.enterOne(school.name)}
                        disabled={isBusy}
                        onClick={() => void enterSchool(school)}
                      >
                        {texts.enter}
                      </Button>
                    )}
                    <Button
                      color="inherit"
                      aria-label={texts.leaveOne(school.name)}
                      onClick={() => leaving.choose(school)}
                    >
                      {texts.leave}
                    </Button>
                  </>
                )
              }
            />
          ))}
          {leaving.question && <ConfirmDialog {...leaving.question} />}
        </FactList>
      )}
    </Answered>
  );
}
