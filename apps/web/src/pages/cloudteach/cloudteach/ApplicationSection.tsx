import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApplicationForm } from './ApplicationForm';
import { texts } from './texts';

/** The form, or a confirmation once it is sent. */
export function ApplicationSection() {
  const [isSent, setSent] = useState(false);
  const again = <Button onClick={() => setSent(false)}>{texts.again}</Button>;
  return (
    <Section title={texts.formTitle}>
      {isSent ? (
        <EmptyState sentence={texts.sentTitle} hint={texts.sentHint} action={again} />
      ) : (
        <>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.formLead}</Typography>
          <ApplicationForm onSent={() => setSent(true)} />
        </>
      )}
    </Section>
  );
}
