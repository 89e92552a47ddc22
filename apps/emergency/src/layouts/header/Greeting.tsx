import type { EmergencyUser } from '@cheese/domain/contract/emergency/user';
import { withImageHost } from '@cheese/domain/rules/site/image';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  '& .MuiAvatar-root': {
    width: 32,
    height: 32,
    fontSize: 'inherit',
    color: theme.palette.accent.text,
    backgroundColor: theme.palette.accent.wash,
  },
  '& .words': {
    maxWidth: 160,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [theme.breakpoints.down('sm')]: {
    '& .words': { position: 'absolute', clipPath: 'inset(50%)' },
  },
}));

/** Shows the first character of the name if there is no picture. */
export function Greeting({ name, avatar }: Pick<EmergencyUser, 'name' | 'avatar'>) {
  const address = withImageHost(avatar, useImageHost());
  return (
    <Row>
      <Avatar alt="" aria-hidden {...(address && { src: address })}>
        {[...name][0]}
      </Avatar>
      <span className="words">{texts.greeting(name)}</span>
    </Row>
  );
}
