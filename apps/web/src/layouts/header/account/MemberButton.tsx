import { useGetUserHaloQuery } from '@cheese/api-client/people/user';
import { memberState } from '@cheese/domain/rules/shop/memberState';
import { shopMessages } from '@cheese/domain/texts/shopMessages';
import { barDown } from '@cheese/ui/frame/barRoom';
import { useNow } from '@cheese/ui/time/useNow';
import MemberIcon from '@mui/icons-material/WorkspacePremium';
import OpenIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { useMemberCentreLink } from '../../../navigation/useMemberCentreLink';
import { useSessionState } from '../../../session/session';
import { texts } from '../texts';

const Compact = styled(Button)(({ theme }) => ({
  minWidth: 0,
  gap: 4,
  '&.member svg': { color: theme.palette.brandText },
  [barDown(theme, 'barMiddle')]: { '& .words': { position: 'absolute', clipPath: 'inset(50%)' } },
  [barDown(theme, 'sm')]: { display: 'none' },
}));

/** Link to the membership centre, with a badge for members; only an icon in a narrow header. */
export function MemberButton() {
  const wayIn = useMemberCentreLink();
  const { isSignedIn } = useSessionState();
  const { data = [] } = useGetUserHaloQuery(isSignedIn ? undefined : skipToken);
  const { expiration } = memberState(isSignedIn ? data : [], useNow());
  const until = expiration && texts.memberUntil(chinaDay(expiration));
  return (
    <Compact
      color="inherit"
      {...wayIn()}
      {...(until && { className: 'member', title: until, 'aria-description': until })}
    >
      {until ? <MemberIcon fontSize="small" /> : <OpenIcon fontSize="small" />}
      <span className="words">{shopMessages.membershipCenter}</span>
    </Compact>
  );
}
