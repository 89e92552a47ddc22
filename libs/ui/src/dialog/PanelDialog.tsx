import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { UnsavedGuard } from '../unsaved/UnsavedGuard';
import { useLeave } from '../unsaved/UnsavedContext';

interface PanelDialogProps {
  title: string;
  /** Introduction above the fields. */
  lead?: string;
  width?: 'xs' | 'sm' | 'md' | 'lg';
  /** A busy dialog cannot be closed. */
  isBusy?: boolean;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog for content or a form; full screen on a phone. */
export function PanelDialog(props: PanelDialogProps) {
  return (
    <UnsavedGuard>
      <Panel {...props} />
    </UnsavedGuard>
  );
}

function Panel(props: PanelDialogProps) {
  const { title, lead, width = 'sm', isBusy = false, onClose, actions, children } = props;
  const id = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const leave = useLeave();
  const close = () => {
    if (!isBusy) leave(onClose);
  };
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow && width !== 'xs'}
      maxWidth={width}
      aria-labelledby={id}
      slotProps={{ paper: { sx: isNarrow && width !== 'xs' ? { borderRadius: 0 } : {} } }}
      onClose={close}
    >
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label="关闭"
        onClick={close}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <Close />
      </IconButton>
      {/* What is only to be read can be scrolled by the keyboard, too. */}
      <DialogContent tabIndex={0} sx={{ pb: 3, outlineOffset: -2 }}>
        {lead && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{lead}</Typography>}
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
