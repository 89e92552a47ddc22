import { useGetPasswordSetQuery, useGetUserAllInforQuery } from '@cheese/api-client/people/user';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FactList, FactRow } from '../FactRow';
import { Section } from '@cheese/ui/frame/Section';
import { BindPhoneDialog } from './BindPhoneDialog';
import { ChangePhoneDialog } from './ChangePhoneDialog';
import { PasswordDialog } from './PasswordDialog';
import { texts } from './texts';

export function LoginSection() {
  const me = useGetUserAllInforQuery();
  return (
    <Section title={texts.login}>
      <Answered query={me} what={texts.what} skeleton={<RowsSkeleton count={2} />}>
        {({ user }) => (
          <FactList>
            <PasswordRow phone={user.phoneNum} />
            <PhoneRow phone={user.phoneNum} />
          </FactList>
        )}
      </Answered>
    </Section>
  );
}

function PasswordRow({ phone }: { phone: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const { data: isSet } = useGetPasswordSetQuery();
  const title = isSet === false ? texts.setPassword : texts.changePassword;
  return (
    <FactRow
      title={texts.password}
      detail={phone ? stateOf(isSet) : texts.needsPhone}
      action={
        phone && (
          <>
            <Button onClick={() => setOpen(true)}>{title}</Button>
            {isOpen && (
              <PasswordDialog title={title} phone={phone} onClose={() => setOpen(false)} />
            )}
          </>
        )
      }
    />
  );
}

/** A non-breaking space keeps the height of the line until it is known. */
function stateOf(isSet: boolean | undefined) {
  if (isSet === undefined) return '\u00a0';
  return isSet ? texts.passwordSet : texts.passwordUnset;
}

function PhoneRow({ phone }: { phone: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <FactRow
      title={texts.phone}
      detail={phone ?? texts.phoneUnset}
      action={
        <>
          <Button onClick={() => setOpen(true)}>
            {phone ? texts.changePhone : texts.bindPhone}
          </Button>
          {isOpen && phone && <ChangePhoneDialog phone={phone} onClose={close} />}
          {isOpen && !phone && <BindPhoneDialog onClose={close} />}
        </>
      }
    />
  );
}
