import { VisuallyHidden } from '@cheese/ui/VisuallyHidden';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import type { Agreement } from '../useAgreement';
import { AgreementLinks } from './AgreementLinks';
import { Bubble } from './Tip';

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

const faultId = 'login-agreement-fault';

export function AgreementTick({ isTicked, fault, tick }: Agreement) {
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
        <span>
          {texts.agree}
          <AgreementLinks />
        </span>
      </label>
      <VisuallyHidden>
        <span role="alert">{fault}</span>
      </VisuallyHidden>
    </Row>
  );
}
