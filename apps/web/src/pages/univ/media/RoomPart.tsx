import { useGetMediaRoomQuery } from '@cheese/api-client/learning/media';
import { ShareBar } from '@cheese/ui/form/ShareBar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bytesText } from '../../../features/media/mediaWords';
import { texts } from './texts';

export function RoomPart() {
  const { data } = useGetMediaRoomQuery({}, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const { usedBytes, mostBytes } = data;
  const most = mostBytes === null ? null : bytesText(mostBytes);
  return (
    <Box sx={{ mb: 2, maxWidth: 480 }}>
      <Typography variant="caption" component="p" sx={{ mb: 0.5, color: 'text.secondary' }}>
        {texts.room(bytesText(usedBytes), most)}
      </Typography>
      {mostBytes !== null && (
        <ShareBar label={texts.roomBar} share={Math.min(1, usedBytes / mostBytes)} />
      )}
    </Box>
  );
}
