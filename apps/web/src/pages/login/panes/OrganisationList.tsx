import type { OrganisationChoice } from '@cheese/domain/contract/people/organisation';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { OrganisationFace } from '@cheese/ui/media/OrganisationFace';

interface OrganisationListProps {
  organisations: readonly OrganisationChoice[];
  chosen: number | null;
  onChoose: (orgId: number) => void;
  faultId: string | undefined;
}

const Choices = styled(RadioGroup)(({ theme }) => ({
  flexWrap: 'nowrap',
  maxHeight: 248,
  overflowY: 'auto',
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& > label': { flex: 'none', margin: 0, padding: '8px 16px 8px 8px' },
  '& > label + label': { borderTop: `1px solid ${theme.palette.hairline}` },
  '& > label:hover': { backgroundColor: theme.palette.ground },
  '& > label:has(input:checked)': { backgroundColor: theme.palette.accent.wash },
}));

const Words = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.third },
}));

/** A radio group; arrow keys move the choice. */
export function OrganisationList(props: OrganisationListProps) {
  const { organisations, chosen, onChoose, faultId } = props;
  return (
    <Choices
      name="organisation"
      aria-label={signInMessages.chooseOrganisation}
      aria-describedby={faultId}
      value={chosen}
      onChange={(_event, value) => onChoose(Number(value))}
    >
      {organisations.map(({ mainOrgId, name, logo, userName }) => (
        <FormControlLabel
          key={mainOrgId}
          value={mainOrgId}
          control={<Radio />}
          label={
            <Words>
              <OrganisationFace name={name} logo={logo} />
              <span>
                {name}
                <small>{userName}</small>
              </span>
            </Words>
          }
        />
      ))}
    </Choices>
  );
}
