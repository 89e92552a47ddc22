import { useCountAudienceGroupsQuery } from '@cheese/api-client/school/audience';
import { type AudienceGroupKind, audienceLimits } from '@cheese/domain/codes/school/audiences';
import type { AudienceGroup } from '@cheese/domain/contract/school/audience';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { GroupChooser } from './GroupChooser';
import { texts } from './texts';

const kinds = Object.keys(texts.groupKinds) as AudienceGroupKind[];

interface ChosenGroupsProps {
  groups: readonly AudienceGroup[];
  /** Groups that can no longer be removed. */
  stays: readonly AudienceGroup[];
  onChange: (groups: readonly AudienceGroup[]) => void;
}

/** Departments, years and classes, with how many learners they have now. */
export function ChosenGroups({ groups, stays, onChange }: ChosenGroupsProps) {
  const asked = groups.map(({ kind, id }) => ({ kind, id }));
  const { currentData } = useCountAudienceGroupsQuery(
    asked.length === 0 ? skipToken : { groups: asked },
  );
  return (
    <>
      <Typography aria-live="polite" sx={{ mb: 1 }}>
        {groups.length === 0 ? texts.noGroupYet : texts.chosenGroups(groups.length)}
        {currentData && groups.length > 0 && texts.inGroups(currentData.count)}
      </Typography>
      <GroupChooser
        kinds={kinds}
        chosen={groups}
        stays={stays}
        most={audienceLimits.groups}
        onChange={onChange}
      />
    </>
  );
}
