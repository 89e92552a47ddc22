import Computer from '@mui/icons-material/Computer';
import QrCode2 from '@mui/icons-material/QrCode2';
import { FormCard } from '@cheese/ui/form/FormCard';
import { Tip } from '@cheese/ui/form/Tip';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import type { Pane } from '../loginState';

interface LoginCardProps {
  pane: Pane;
  onToggle: () => void;
  children: ReactNode;
}

/** Shows a form or the QR code, with a button to switch between them. */
export function LoginCard({ pane, onToggle, children }: LoginCardProps) {
  const isScan = pane === 'scan';
  return (
    <FormCard
      label={isScan ? texts.scan : texts.form}
      shown={pane}
      corner={<Toggle isScan={isScan} onToggle={onToggle} />}
    >
      {children}
    </FormCard>
  );
}

function Toggle({ isScan, onToggle }: { isScan: boolean; onToggle: () => void }) {
  const label = isScan ? texts.form : texts.scan;
  return (
    <Tip text={label} atEnd>
      <IconButton aria-label={label} onClick={onToggle}>
        {isScan ? <Computer fontSize="large" /> : <QrCode2 fontSize="large" />}
      </IconButton>
    </Tip>
  );
}
