import { QrCode } from '@cheese/ui/media/QrCode';
import { Card } from '@cheese/ui/frame/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CodeSheetProps {
  title: string;
  /** Target of the QR code: a full address, or a path of this site. */
  path: string;
  alt: string;
  children: ReactNode;
}

/** A QR code large enough for a poster, with a title above and an instruction below. */
export function CodeSheet({ title, path, alt, children }: CodeSheetProps) {
  return (
    <Card as="section" sx={{ p: 3, display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Typography variant="h2">{title}</Typography>
      <QrCode value={new URL(path, window.location.origin).href} alt={alt} />
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
    </Card>
  );
}
