import { useRevokeCourseCertificateMutation } from '@cheese/api-client/learning/courseCertificate';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { texts } from './texts';

/** Revokes a certificate for good; a reason is required. */
export function RevokeButton({ id }: { id: number }) {
  const [isOpen, open] = useState(false);
  const [revoke] = useRevokeCourseCertificateMutation();
  return (
    <>
      <Button color="error" onClick={() => open(true)}>
        {texts.revoke}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={texts.revokeTitle}
          loss={texts.revokeLead}
          label={texts.revokeReason}
          placeholder={texts.revokeReason}
          empty={texts.revokeEmpty}
          maxLength={200}
          confirm={texts.revoke}
          tone="error"
          act={(reason) => revoke({ id, reason }).unwrap()}
          done={texts.revoked}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}
