import type { RechargeOffer } from '@cheese/domain/contract/shop/recharge';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { texts } from './texts';

const Cards = styled('fieldset')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0 },
  '& label': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    padding: '16px 12px 12px',
    textAlign: 'center',
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '&:has(:checked)': {
      borderColor: palette.accent.main,
      backgroundColor: palette.accent.wash,
      boxShadow: `inset 0 0 0 1px ${palette.accent.main}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.brandPressed}`, outlineOffset: 2 },
  },
  '& input': { position: 'absolute', opacity: 0 },
  '& b': { ...typography.h2 },
  '& .unit': { ...typography.caption, marginLeft: 4 },
  '& .gift': { ...typography.caption, minHeight: 20, color: palette.text.secondary },
  '& .price': { fontWeight: 600, color: palette.brandText },
  '& .mark': {
    ...typography.caption,
    position: 'absolute',
    top: -1,
    right: -1,
    padding: '0 8px',
    fontWeight: 600,
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
    borderRadius: '0 8px 0 8px',
  },
}));

interface OfferCardsProps {
  offers: readonly RechargeOffer[];
  chosen: number;
  onChoose: (id: number) => void;
}

/** Radio buttons, so that arrow keys move between the offers. */
export function OfferCards({ offers, chosen, onChoose }: OfferCardsProps) {
  const name = useId();
  return (
    <Cards>
      <legend>
        <VisuallyHidden>{texts.offers}</VisuallyHidden>
      </legend>
      {offers.map(({ id, amount, gift, price, recommend }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          {recommend && <span className="mark">{texts.recommended}</span>}
          <span>
            <b>{priceText(amount)}</b>
            <span className="unit">{texts.unit}</span>
          </span>
          <span className="gift">{gift > 0 && texts.gift(priceText(gift))}</span>
          <span className="price">{texts.price(priceText(price))}</span>
        </label>
      ))}
    </Cards>
  );
}
