import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { Bubble } from '../form/Tip';
import type { Agreement } from './useAgreement';

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  color: theme.palette.text.secondary,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 32 },
  '& input': {
    flex: 'none',
    width: 16,
    height: 16,
    margin: 0,
    accentColor: theme.palette.brandPressed,
  },
}));

interface AgreementTickProps {
  agreement: Agreement;
  /** The agreement text with its links. */
  children: ReactNode;
}

export function AgreementTick({ agreement, children }: AgreementTickProps) {
  const { isTicked, fault, tick } = agreement;
  const faultId = useId();
  return (
    <Row>
      {fault && (
        <Bubble role="tooltip" id={faultId}>
          {fault}
        </Bubble>
      )}
      <label>
        <input
          type="checkbox"
          name="agreement"
          checked={isTicked}
          onChange={({ target }) => tick(target.checked)}
          aria-invalid={fault !== null}
          aria-describedby={fault ? faultId : undefined}
        />
        <span>{children}</span>
      </label>
      <VisuallyHidden>
        <span role="alert">{fault}</span>
      </VisuallyHidden>
    </Row>
  );
}
