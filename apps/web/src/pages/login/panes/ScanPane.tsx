import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from '../texts';
import type { Login } from '../useLogin';
import { AgreementLinks } from './AgreementLinks';
import { ScanCode } from './ScanCode';

/** Signs in with a phone that is signed in already. */
export default function ScanPane({ enterScanned }: Pick<Login, 'enterScanned'>) {
  const [round, setRound] = useState(1);
  return (
    <>
      <Typography variant="h2" sx={{ mb: 3, textAlign: 'center' }}>
        {texts.scan}
      </Typography>
      {/* Each code is a new one from the ground up. */}
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
