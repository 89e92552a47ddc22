import { applicationStateCodes, applicationStates } from '@cheese/domain/codes/learning/cloudTeach';
import type { TeachApplication } from '@cheese/domain/contract/learning/cloudTeach';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Row = styled('article')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 12,
  '& + &': { borderTop: `1px solid ${theme.palette.hairline}` },
  '& > div': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: theme.palette.text.secondary },
}));

interface ApplicationRowProps {
  one: TeachApplication;
  onWithdraw: (one: TeachApplication) => void;
}

export function ApplicationRow({ one, onWithdraw }: ApplicationRowProps) {
  const { organisation, state, reason, appliedAt } = one;
  const isUnderWay =
    state === applicationStateCodes.waiting || state === applicationStateCodes.contacted;
  return (
    <Row aria-label={organisation}>
      <div>
        {organisation}
        <small>
          {texts.applied} <RelativeTime at={appliedAt} />
        </small>
        {reason && <small>{texts.reason(reason)}</small>}
      </div>
      <span>{applicationStates[state]}</span>
      {isUnderWay && (
        <Button color="inherit" onClick={() => onWithdraw(one)}>
          {texts.withdraw}
        </Button>
      )}
    </Row>
  );
}
