import type { CompleteUserInfo } from '@cheese/domain/contract/people/user';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Section } from '@cheese/ui/frame/Section';
import { IdentityDialog } from './IdentityDialog';
import { OwnSchools } from './OwnSchools';
import { texts } from './texts';

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
      {user.organisation || user.suspendedSchools.length > 0 ? (
        <>
          {user.userName && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.account}：{user.userName}
            </Typography>
          )}
          <OwnSchools />
        </>
      ) : (
        texts.noIdentity
      )}
      {isOpen && <IdentityDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}
