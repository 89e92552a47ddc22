import type { MemberCard } from '@cheese/domain/contract/shop/membership';
import { openButtonText, savedAmount } from '@cheese/domain/rules/shop/memberCards';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { messages } from '@cheese/domain/texts/messages';
import { shopMessages } from '@cheese/domain/texts/shopMessages';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemberCentreLink } from '../../../navigation/useMemberCentreLink';
import { texts } from './texts';

const Plans = styled('ul')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    padding: '20px 8px 16px',
    textAlign: 'center',
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
  },
  '& li.recommended': { borderColor: palette.primary.main, backgroundColor: palette.brandWash },
  '& .name': { ...typography.h3 },
  '& .price': { ...typography.h2, color: palette.brandText },
  '& small': { ...typography.caption, color: palette.text.third },
  '& .recommended small': { color: palette.text.secondary },
  '& .mark': {
    ...typography.caption,
    position: 'absolute',
    top: -1,
    right: -1,
    paddingInline: 8,
    borderRadius: '0 8px 0 8px',
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
  '& .MuiButton-root': { width: '100%', marginTop: 8 },
  [breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

interface MemberPlansProps {
  plans: readonly MemberCard[];
  isMember: boolean;
}

export function MemberPlans({ plans, isMember }: MemberPlansProps) {
  return (
    <Plans aria-label={texts.plans}>
      {plans.map((plan) => (
        <Plan key={plan.cardId} plan={plan} open={openButtonText(isMember)} />
      ))}
    </Plans>
  );
}

function Plan({ plan, open }: { plan: MemberCard; open: string }) {
  const wayIn = useMemberCentreLink();
  const { cardId, name, days, currentPrice, recommend } = plan;
  const saved = savedAmount(plan);
  return (
    <li className={recommend ? 'recommended' : ''}>
      {recommend && <span className="mark">{shopMessages.recommended}</span>}
      <span className="name">{name}</span>
      <span className="price">
        {priceText(currentPrice)}
        <small> {messages.cheese}</small>
      </span>
      <small>{texts.validDays(days)}</small>
      <small>{saved > 0 ? `${shopMessages.save}${priceText(saved)}` : ' '}</small>
      <Button
        size="small"
        variant={recommend ? 'contained' : 'outlined'}
        {...wayIn(cardId)}
        aria-label={`${open}${name}`}
      >
        {open}
      </Button>
    </li>
  );
}
