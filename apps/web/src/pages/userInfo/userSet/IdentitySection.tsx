import { roles } from '@cheese/domain/codes/people/roles';
import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Section } from '@cheese/ui/frame/Section';
import { IdentityDialog } from './IdentityDialog';
import { texts } from './texts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 24px',
  margin: 0,
  '& dt': { color: theme.palette.text.third },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

type User = CompleteUserInfo['user'];

export function IdentitySection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const label = user.organisation ? texts.identifyAgain : texts.identify;
  return (
    <Section
      title={texts.identity}
      action={
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {label}
        </Button>
      }
    >
      {user.organisation ? <IdentityFacts user={user} /> : texts.noIdentity}
      {isOpen && <IdentityDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

function IdentityFacts({ user: { organisation, orgUserRole, number, userName } }: { user: User }) {
  const facts = [
    [texts.school, organisation?.name],
    [texts.role, orgUserRole && roles[orgUserRole.code]],
    [texts.number, number],
    [texts.account, userName],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </Facts>
  );
}
