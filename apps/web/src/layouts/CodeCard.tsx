import { QrCode } from '@cheese/ui/media/QrCode';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface CodeCardProps {
  /** Target of the QR code: a full address, or a path of this site. */
  path: string;
  alt: string;
  caption: string;
}

const column = { width: 152, p: 1, textAlign: 'center' };

export default function CodeCard({ path, alt, caption }: CodeCardProps) {
  return (
    <Box sx={column}>
      <QrCode value={new URL(path, window.location.origin).href} alt={alt} size={136} />
      <Typography variant="caption" component="p">
        {caption}
      </Typography>
    </Box>
  );
}
