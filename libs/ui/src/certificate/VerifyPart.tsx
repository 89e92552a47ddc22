import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { EmptyState } from '../feedback/EmptyState';
import { Content } from '../frame/Content';
import { PageTitle } from '../frame/PageTitle';
import { texts } from './verifyTexts';
import { VerifyForm } from './VerifyForm';

const narrow = { maxWidth: 640, mx: 'auto' };

/** Shown for an unknown number. */
export const unknownCertificate = (
  <EmptyState picture="search" sentence={texts.unknown} hint={texts.unknownHint} />
);

interface VerifyPartProps {
  /** As it was issued, or nothing yet. */
  number: string;
  onVerify: (number: string) => void;
  children: ReactNode;
}

/** Verification page of both sites, open to everyone. */
export function VerifyPart({ number, onVerify, children }: VerifyPartProps) {
  return (
    <Content>
      <Box sx={narrow}>
        <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
        <VerifyForm key={number} asked={number} onVerify={onVerify} />
        {number && children}
      </Box>
    </Content>
  );
}
