import type { CertificateRecord } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import { useRevokeCertificateMutation } from '@cheese/emergency-api/certificateRecord';
import { ReasonDialog } from '@cheese/ui/form/ReasonDialog';
import { texts } from './texts';

interface RevokeDialogProps {
  record: CertificateRecord;
  onClose: () => void;
}

/** A reason is required to revoke a certificate. */
export function RevokeDialog({ record: { id, name, itemName }, onClose }: RevokeDialogProps) {
  const [revoke] = useRevokeCertificateMutation();
  return (
    <ReasonDialog
      title={texts.revokeTitle}
      loss={texts.revokeLoss(name, itemName)}
      label={texts.reason}
      placeholder={texts.reasonPlaceholder}
      empty={texts.reasonEmpty}
      maxLength={200}
      confirm={texts.revoke}
      tone="error"
      act={(reason) => revoke({ id, reason }).unwrap()}
      done={texts.revoked}
      onClose={onClose}
    />
  );
}
