import { Section } from '@cheese/ui/frame/Section';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DeletionDialog } from './DeletionDialog';
import { texts } from './texts';

interface DeletionSectionProps {
  hasPassword: boolean;
  hasPhone: boolean;
}

/** Lists what is erased and what is kept, before the deletion is confirmed. */
export function DeletionSection({ hasPassword, hasPhone }: DeletionSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const mayProve = hasPassword || hasPhone;
  return (
    <Section title={texts.deletion}>
      <Typography sx={{ mb: 1 }}>{texts.deletionHint}</Typography>
      <Typography sx={{ mb: 2, color: 'text.third' }}>{texts.deletionStays}</Typography>
      {mayProve ? (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          {texts.deleteIt}
        </Button>
      ) : (
        <Alert severity="info">{texts.noProof}</Alert>
      )}
      {isOpen && (
        <DeletionDialog
          hasPassword={hasPassword}
          hasPhone={hasPhone}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
