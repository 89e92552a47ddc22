import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import CloudSync from '@mui/icons-material/CloudSyncOutlined';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import type { AnswerAutosave, KeepingState } from '../keeping/AnswerAutosave';
import { texts } from '../texts';

const faces = {
  saved: { Icon: CloudDone, color: 'success.main', words: texts.saved },
  saving: { Icon: CloudSync, color: 'text.third', words: texts.saving },
  offline: { Icon: CloudOff, color: 'warning.main', words: texts.offline },
  direct: { Icon: CloudSync, color: 'warning.main', words: texts.direct },
  directOffline: { Icon: CloudOff, color: 'error.main', words: texts.directOffline },
} as const satisfies Record<KeepingState, unknown>;

const refusedFace = (places: readonly number[]) => ({
  Icon: CloudOff,
  color: 'error.main',
  words: texts.setAside(places),
});

/** Shows if the answers are saved on the server, or at least in this browser. */
export function KeepingSign({ keeper }: { keeper: AnswerAutosave }) {
  const keeping = useSyncExternalStore(keeper.subscribe, () => keeper.state().keeping);
  const setAside = useSyncExternalStore(keeper.subscribe, () => keeper.state().setAside);
  const { Icon, color, words } = setAside.length > 0 ? refusedFace(setAside) : faces[keeping];
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
