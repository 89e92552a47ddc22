import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { roles } from '@cheese/domain/codes/people/roles';
import { useSessionState } from '../../session/session';
import { useLoginLink } from '../../session/useLoginLink';
import { texts } from './texts';

const Panel = styled('section')(({ theme }) => ({
  padding: 16,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '12px 48px', margin: '16px 0 0' },
  '& dt': { ...theme.typography.caption, color: theme.palette.text.third },
  '& dd': { margin: 0 },
}));

/** Explains that the system is separate, and shows the visitor's account. */
export function VisitorPanel() {
  const { isSignedIn } = useSessionState();
  return (
    <Panel aria-label={texts.door}>
      <Typography sx={{ color: 'text.secondary' }}>{texts.separate}</Typography>
      {isSignedIn === true && <Facts />}
      {isSignedIn === false && <SignIn />}
    </Panel>
  );
}

function Facts() {
  const { person } = useSessionState();
  const user = person?.all.user;
  const facts = [
    [texts.who, person?.info.nickname ?? texts.none],
    [texts.organisation, user?.organisation?.name ?? signInMessages.noOrganisation],
    [texts.role, user?.orgUserRole ? roles[user.orgUserRole.code] : texts.none],
  ] as const;
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The login returns to this page. */
function SignIn() {
  return (
    <Button {...useLoginLink()} sx={{ mt: 1, ml: -1 }}>
      {texts.signIn}
    </Button>
  );
}
