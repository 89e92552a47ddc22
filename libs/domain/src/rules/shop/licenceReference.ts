import { chinaDay } from '../time/chinaDay';

/** What the school writes on its bank transfer, so that the payment is recognised. */
export const licenceReference = ({ id, offeredAt }: { id: number; offeredAt: number }) =>
  `SQ${chinaDay(offeredAt).replaceAll('-', '')}${String(id).padStart(4, '0')}`;
