import type { MemberCard } from '@cheese/domain/contract/shop/membership';
import { savedAmount } from '@cheese/domain/rules/shop/memberCards';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { shopMessages } from '@cheese/domain/texts/shopMessages';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { texts } from './texts';

const Cards = styled('fieldset')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { position: 'absolute', clipPath: 'inset(50%)' },
  '& input': { position: 'absolute', opacity: 0 },
  '& label': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: '16px 12px 12px',
    border: `2px solid ${palette.hairline}`,
    borderRadius: 8,
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: palette.primary.main, backgroundColor: palette.brandWash },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
  },
  '& .name': { ...typography.h4 },
  '& .price': { ...typography.h2, color: palette.brandText },
  '& small, & s': { ...typography.caption, color: palette.text.secondary },
  '& .save': { ...typography.caption, minHeight: 20, color: palette.brandText },
  '& .mark': {
    ...typography.caption,
    position: 'absolute',
    top: -2,
    right: -2,
    paddingInline: 8,
    borderRadius: '0 8px 0 8px',
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
  [breakpoints.down(360)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface PlanCardsProps {
  plans: readonly MemberCard[];
  chosen: number | null;
  onChoose: (cardId: number) => void;
}

/** Radio buttons underneath, so that the arrow keys move between the plans. */
export function PlanCards({ plans, chosen, onChoose }: PlanCardsProps) {
  const name = useId();
  return (
    <Cards>
      <legend>{texts.plans}</legend>
      {plans.map((plan) => (
        <label key={plan.cardId}>
          <input
            type="radio"
            name={name}
            checked={plan.cardId === chosen}
            onChange={() => onChoose(plan.cardId)}
          />
          <Plan plan={plan} />
        </label>
      ))}
    </Cards>
  );
}

function Plan({ plan }: { plan: MemberCard }) {
  const { name, days, currentPrice, originalPrice, recommend } = plan;
  const saved = savedAmount(plan);
  return (
    <>
      {recommend && <span className="mark">{shopMessages.recommended}</span>}
      <span className="name">{name}</span>
      <span className="price">
        {priceText(currentPrice)} <small>{texts.unit}</small>
      </span>
      {saved > 0 && (
        <s aria-label={`${texts.original}${priceText(originalPrice)}`}>
          {priceText(originalPrice)}
        </s>
      )}
      <span className="save">{saved > 0 && `${shopMessages.save}${priceText(saved)}`}</span>
      <small>{texts.days(days)}</small>
    </>
  );
}
