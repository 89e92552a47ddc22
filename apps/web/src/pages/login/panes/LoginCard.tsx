import Computer from '@mui/icons-material/Computer';
import QrCode2 from '@mui/icons-material/QrCode2';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../texts';
import type { Pane } from '../loginState';
import { Tip } from './Tip';

const Card = styled('section')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  minHeight: 480,
  padding: 32,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 16,
  outline: 'none',
  '& > .corner': { position: 'absolute', top: 12, right: 12, zIndex: 1 },
  [theme.breakpoints.down('sm')]: { minHeight: 0, padding: 16, paddingTop: 48 },
}));

interface LoginCardProps {
  pane: Pane;
  onToggle: () => void;
  children: ReactNode;
}

/** Holds the pane that is shown. The focus follows into a new one: what held it before is gone. */
export function LoginCard({ pane, onToggle, children }: LoginCardProps) {
  const card = useRef<HTMLElement>(null);
  const shown = useRef(pane);

  useEffect(() => {
    if (shown.current !== pane) card.current?.focus();
    shown.current = pane;
  }, [pane]);

  return (
    <Card ref={card} tabIndex={-1} aria-label={pane === 'scan' ? texts.scan : texts.form}>
      <div className="corner">
        <Toggle isScan={pane === 'scan'} onToggle={onToggle} />
      </div>
      {children}
    </Card>
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
