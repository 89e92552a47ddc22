import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { texts } from './texts';

const Keys = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 24px',
  margin: 0,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
});

export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<HelpOutline />} onClick={() => setOpen(true)}>
        {texts.help}
      </Button>
      {isOpen && (
        <PanelDialog title={texts.helpTitle} width="xs" onClose={() => setOpen(false)}>
          <Keys>
            {texts.keys.map(([key, what]) => [
              <dt key={key}>{key}</dt>,
              <dd key={`${key} `}>{what}</dd>,
            ])}
          </Keys>
        </PanelDialog>
      )}
    </>
  );
}
