import { CopyButton } from '@cheese/ui/text/CopyButton';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useToast } from '@cheese/ui/toast/useToast';
import { texts } from './texts';

const Slip = styled('section')(({ theme: { palette, typography } }) => ({
  margin: '16px 0',
  padding: 20,
  border: `1px dashed ${palette.text.third}`,
  borderRadius: 8,
  '& h3': { ...typography.h3, margin: '0 0 2px' },
  '& p': { ...typography.body2, margin: 0, color: palette.text.secondary },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 16px', margin: '16px 0' },
  '& dt': { color: palette.text.secondary, alignSelf: 'center' },
  '& dd': { display: 'flex', alignItems: 'center', gap: 4, margin: 0, minWidth: 0 },
  '& code': { fontSize: '1.125rem', overflowWrap: 'anywhere' },
}));

const slipAlone = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *': { visibility: 'hidden' },
        '#credentials, #credentials *': { visibility: 'visible' },
        '#credentials': { position: 'fixed', inset: '0 auto auto 0', width: '9cm' },
        '#credentials button': { display: 'none' },
      },
    }}
  />
);

interface CredentialsCardProps {
  school: string;
  name: string;
  account: string;
  password: string;
  onClose: () => void;
}

/** The only time that the password is shown, so it can be copied or printed. */
export function CredentialsCard({
  school,
  name,
  account,
  password,
  onClose,
}: CredentialsCardProps) {
  const [isKept, setKept] = useState(false);
  const toast = useToast();
  const copyAll = async () => {
    try {
      await navigator.clipboard.writeText(texts.copied(school, name, account, password));
      setKept(true);
      toast.success(texts.copyDone);
    } catch {
      toast.warning(texts.copyFailed);
    }
  };
  const print = () => {
    window.print();
    setKept(true);
  };
  return (
    <>
      {slipAlone}
      <Unsaved loss={isKept ? null : texts.loss} />
      <Alert severity="warning">{texts.once}</Alert>
      <Slip id="credentials" aria-label={texts.slip}>
        <h3>{school}</h3>
        <p>{name}</p>
        <dl>
          <dt>{texts.account}</dt>
          <dd>
            <code>{account}</code>
            <CopyButton value={account} what={texts.account} />
          </dd>
          <dt>{texts.password}</dt>
          <dd>
            <code>{password}</code>
            <CopyButton value={password} what={texts.password} />
          </dd>
        </dl>
        <p>{texts.hint}</p>
      </Slip>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button color="inherit" startIcon={<PrintIcon />} onClick={print}>
          {texts.print}
        </Button>
        <Button variant="outlined" onClick={() => void copyAll()}>
          {texts.copyAll}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </Box>
    </>
  );
}
