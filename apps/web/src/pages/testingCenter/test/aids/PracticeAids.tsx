import Calculate from '@mui/icons-material/Calculate';
import Science from '@mui/icons-material/Science';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyPart } from '../../../../loading/lazyPart';
import { texts } from './texts';

const LabValues = lazyPart(() => import('./LabValues'));
const Calculator = lazyPart(() => import('./Calculator'));

export function PracticeAids() {
  const [open, setOpen] = useState<'lab' | 'calculator' | null>(null);
  const close = () => setOpen(null);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button size="small" color="inherit" startIcon={<Science />} onClick={() => setOpen('lab')}>
        {texts.lab}
      </Button>
      <Button
        size="small"
        color="inherit"
        startIcon={<Calculate />}
        onClick={() => setOpen('calculator')}
      >
        {texts.calculator}
      </Button>
      {open === 'lab' && <LabValues onClose={close} />}
      {open === 'calculator' && <Calculator onClose={close} />}
    </div>
  );
}
