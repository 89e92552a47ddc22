import { useCountNoticeRecipientsQuery } from '@cheese/api-client/school/schoolNotice';
import { type Role, roles } from '@cheese/domain/codes/people/roles';
import {
  type AudienceGroupKind,
  audienceGroupKinds,
  audienceLimits,
} from '@cheese/domain/codes/school/audiences';
import { TickList } from '@cheese/ui/form/TickList';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { GroupChooser } from '../../../../../../features/audience/GroupChooser';
import { texts } from './texts';
import type { Chosen } from './useNoticeForm';

const everyKind = Object.keys(audienceGroupKinds) as AudienceGroupKind[];
const withoutYears = everyKind.filter((kind) => kind !== 'year');
const roleChoices = Object.entries(roles).map(([code, label]) => ({ value: Number(code), label }));
const audiences = (['organisation', 'groups'] as const).map((value) => ({
  value,
  label: texts.audiences[value],
}));

/** Current number of recipients; null until it is known. */
export function useRecipients({ audience, groups, roles: its }: Chosen): number | null {
  const isReady = its.length > 0 && (audience === 'organisation' || groups.length > 0);
  const asked = {
    audience,
    groups: groups.map(({ kind, id }) => ({ kind, id })),
    roles: [...its],
  };
  const { currentData } = useCountNoticeRecipientsQuery(isReady ? asked : skipToken);
  return currentData?.count ?? null;
}

interface RecipientFieldsProps {
  chosen: Chosen;
  /** True if the user may write to the whole school. */
  isWhole: boolean;
  onChange: (change: Partial<Chosen>) => void;
}

/** Recipients: groups, narrowed by role. */
export function RecipientFields({ chosen, isWhole, onChange }: RecipientFieldsProps) {
  const { audience, groups, roles: its } = chosen;
  const count = useRecipients(chosen);
  return (
    <Box component="section" sx={{ '&&': { mt: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {texts.to}
      </Typography>
      {isWhole && (
        <ToggleRow
          label={texts.audience}
          choices={audiences}
          chosen={audience}
          onChoose={(next) => onChange({ audience: next })}
        />
      )}
      <Typography sx={{ mb: 2, color: 'text.third' }}>
        {audience === 'groups' && texts.groupsHint}
        {texts.once}
      </Typography>
      {audience === 'groups' && (
        <GroupChooser
          source="notices"
          kinds={isWhole ? everyKind : withoutYears}
          chosen={groups}
          most={audienceLimits.groups}
          onChange={(next) => onChange({ groups: next })}
        />
      )}
      <div style={{ height: 16 }} />
      <TickList
        label={texts.roles}
        choices={roleChoices}
        chosen={its}
        onChange={(next) => onChange({ roles: next as Role[] })}
      />
      <Typography aria-live="polite">{count !== null && texts.recipients(count)}</Typography>
    </Box>
  );
}
