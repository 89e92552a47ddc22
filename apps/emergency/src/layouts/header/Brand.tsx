import { messages } from '@cheese/domain/texts/messages';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';

/** On a phone the sign alone is seen, the search needs the room; the name is still read out. */
const Room = styled('div')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  [theme.breakpoints.down('sm')]: {
    flex: 'none',
    '& .name': { position: 'absolute', clipPath: 'inset(50%)' },
  },
}));

export function Brand({ area }: { area?: string }) {
  return (
    <Room>
      <BrandMark name={messages.emergencyTitle} href={paths.home()} {...(area && { area })} />
    </Room>
  );
}
