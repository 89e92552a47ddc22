import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAppOffered } from '../../features/app/useAppOffered';
import { paths } from '../../paths';
import { lazyPart } from '../../loading/lazyPart';
import { texts } from './texts';

const CodeCard = lazyPart(() => import('../CodeCard'));

const note = { width: 216, px: 2, py: 1 };

/** The QR code for the download of the app, if a deployment offers one. */
export default function AppCard() {
  const isOffered = useAppOffered();
  if (isOffered)
    return <CodeCard path={paths.download()} alt={texts.appCode} caption={texts.appHint} />;
  return (
    <Box sx={note} aria-busy={isOffered === undefined}>
      {isOffered === false && <Typography variant="caption">{texts.noApp}</Typography>}
    </Box>
  );
}
