import { messages } from '@cheese/domain/texts/messages';
import { BrandMark } from '@cheese/ui/frame/BrandMark';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';

/** A phone shows only the logo to make room for the search; screen readers get the name. */
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
