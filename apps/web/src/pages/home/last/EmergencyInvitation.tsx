import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '../../../paths';
import { texts } from './texts';

const Band = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBlock: 32,
  padding: 24,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
}));

export function EmergencyInvitation() {
  return (
    <Band>
      <div>
        <Typography variant="h2">{texts.emergency}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.emergencyLead}</Typography>
      </div>
      <Button variant="contained" href={paths.emergencyCenter()}>
        {texts.enter}
      </Button>
    </Band>
  );
}
