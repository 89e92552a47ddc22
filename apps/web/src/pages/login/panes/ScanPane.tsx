import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from '../texts';
import type { Login } from '../useLogin';
import { AgreementLinks } from './AgreementLinks';
import { ScanCode } from './ScanCode';

/** Sign-in by scanning a code with a phone that is signed in. */
export default function ScanPane({ enterScanned }: Pick<Login, 'enterScanned'>) {
  const [round, setRound] = useState(1);
  return (
    <>
      <Typography variant="h2" sx={{ mb: 3, textAlign: 'center' }}>
        {texts.scan}
      </Typography>
      {/* A new key resets all state of the old code. */}
      <ScanCode key={round} enterScanned={enterScanned} onRefresh={() => setRound(round + 1)} />
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 3, color: 'text.third', textAlign: 'center' }}
      >
        {texts.scanAgrees}
        <AgreementLinks />
      </Typography>
    </>
  );
}
