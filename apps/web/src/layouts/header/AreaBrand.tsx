import { messages } from '@cheese/domain/texts/messages';
import { barDown, barUp } from '@cheese/ui/frame/barRoom';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { styled } from '@mui/material/styles';
import { type AreaName, areas } from '../areas';

const hidden = { '& .name': { position: 'absolute', clipPath: 'inset(50%)' } };

/** Only the logo where search and navigation need the room; screen readers still read the name. */
const Room = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  [barDown(theme, 'md')]: { ...hidden, '& .area': { display: 'none' } },
  [barUp(theme, 'barNarrow')]: hidden,
}));

export function AreaBrand({ area }: { area: AreaName }) {
  const { name, home } = areas[area];
  return (
    <Room>
      <BrandMark name={messages.platformTitle} href={home} {...(name && { area: name })} />
    </Room>
  );
}
