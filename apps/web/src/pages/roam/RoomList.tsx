import type { Room } from '@cheese/domain/contract/content/roam';
import { AppLink } from '@cheese/ui/links/AppLink';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { forcedColors } from '@cheese/ui/tokens';
import { useChosenInSight } from '@cheese/ui/links/useChosenInSight';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths';
import { LOW_WINDOW } from '@cheese/panorama/lowWindow';
import { texts } from './texts';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  flex: 'none',
  padding: 12,
  overflowX: 'auto',
  backgroundColor: theme.palette.viewer.panel,
  [LOW_WINDOW]: { paddingBlock: 4 },
}));

const RoomLink = styled(AppLink)(({ theme }) => ({
  ...theme.typography.caption,
  flex: 'none',
  width: 136,
  overflow: 'hidden',
  textDecoration: 'none',
  border: '2px solid transparent',
  borderRadius: 8,
  '& span:last-child': { display: 'block', padding: '4px 8px' },
  '&[aria-current]': { borderColor: theme.palette.accent.main },
  [forcedColors]: { borderColor: 'Canvas', '&[aria-current]': { borderColor: 'Highlight' } },
  [theme.breakpoints.down('sm')]: { width: 104 },
  // In a low window only the names are shown, without pictures.
  [LOW_WINDOW]: {
    width: 'auto',
    '& span': { display: 'none' },
    '& span:last-child': { padding: '8px' },
  },
}));

export function RoomList({ rooms, chosen }: { rooms: readonly Room[]; chosen: number }) {
  const row = useChosenInSight<HTMLElement>(String(chosen));
  return (
    <Row ref={row} aria-label={texts.rooms}>
      {rooms.map(({ id, number, name, preview }) => (
        <RoomLink
          key={id}
          href={paths.roam({ room: id })}
          {...(id === chosen && { 'aria-current': 'page' })}
        >
          <ImageWithFallback src={preview} alt="" sizes="136px" />
          <span>{texts.room(number, name)}</span>
        </RoomLink>
      ))}
    </Row>
  );
}
