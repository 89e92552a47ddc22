import type { TeachingCandidate } from '@cheese/domain/contract/school/teachingClass';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { texts } from './texts';

interface ChosenMembersProps {
  label: string;
  chosen: readonly TeachingCandidate[];
  onChange: (chosen: readonly TeachingCandidate[]) => void;
}

export const ChosenMembers = ({ label, chosen, onChange }: ChosenMembersProps) => (
  <Stack component="ul" aria-label={label} direction="row" useFlexGap sx={lines}>
    {chosen.map(({ membershipId, name }) => (
      <li key={membershipId}>
        <Chip
          label={name}
          onDelete={() => onChange(chosen.filter((one) => one.membershipId !== membershipId))}
          slotProps={{ root: { 'aria-label': texts.drop(name) } }}
        />
      </li>
    ))}
  </Stack>
);

const lines = { m: 0, my: 1, p: 0, gap: 1, listStyle: 'none', flexWrap: 'wrap' };
