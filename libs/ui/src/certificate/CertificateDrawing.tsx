import { useQrShape } from '../media/useQrShape';
import { useTheme } from '@mui/material/styles';
import type { Ref } from 'react';
import type { Certificate } from './Certificate';
import { Facts } from './drawing/Facts';
import { Frame } from './drawing/Frame';
import { Words } from './drawing/Words';
import { useInks } from './drawing/useInks';
import { paper } from './paper';
import { texts } from './texts';

interface CertificateDrawingProps {
  certificate: Certificate;
  /** Stamp over a revoked or expired certificate. */
  stamp?: string | null;
  /** Target of the QR code. */
  verifyUrl: string;
  ref?: Ref<SVGSVGElement>;
}

/**
 * A certificate as it is shown, printed and made a PDF of: one drawing for all three. It carries its
 * looks in itself, because it leaves the page and its styles behind.
 */
export function CertificateDrawing(props: CertificateDrawingProps) {
  const { certificate, stamp, verifyUrl, ref } = props;
  const { template, name, itemName } = certificate;
  const inks = useInks(template);
  const { shape } = useQrShape(verifyUrl);
  const { fontFamily } = useTheme().typography;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={texts.drawingOf(name, itemName)}
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      fontFamily={fontFamily}
      // Without its QR code it must not be printed yet.
      data-complete={shape !== null}
      style={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <Frame template={template} inks={inks} />
      <Words certificate={certificate} inks={inks} />
      <Facts certificate={certificate} inks={inks} code={shape} />
      {stamp && <Stamp words={stamp} color={inks.void} />}
    </svg>
  );
}

function Stamp({ words, color }: { words: string; color: string }) {
  return (
    <g transform="rotate(-18 561 420)" fill="none" stroke={color} opacity=".6">
      <rect x="361" y="340" width="400" height="150" rx="12" strokeWidth="8" />
      <text x="561" y="446" textAnchor="middle" fontSize="92" fontWeight="600" fill={color}>
        {words}
      </text>
    </g>
  );
}
