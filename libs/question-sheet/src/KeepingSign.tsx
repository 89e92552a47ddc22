import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import CloudSync from '@mui/icons-material/CloudSyncOutlined';
import Box from '@mui/material/Box';
import type { SheetState } from './sheetState';
import { texts } from './texts';

const faces = {
  saved: { Icon: CloudDone, color: 'success.main', words: texts.saved },
  saving: { Icon: CloudSync, color: 'text.third', words: texts.saving },
  offline: { Icon: CloudOff, color: 'warning.main', words: texts.offline },
} as const;

const faceOf = ({ unkept, isOffline }: SheetState) => {
  if (unkept.length === 0) return faces.saved;
  return isOffline ? faces.offline : faces.saving;
};

/** Whether what was answered has reached the server. */
export function KeepingSign({ state }: { state: SheetState }) {
  const { Icon, color, words } = faceOf(state);
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color, typography: 'caption' }}
    >
      <Icon aria-hidden fontSize="small" />
      {words}
    </Box>
  );
}
