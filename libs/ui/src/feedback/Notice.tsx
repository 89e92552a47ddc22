import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NoticeProps {
  picture?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
  /** For panels and dialogs: no picture and less padding. */
  dense?: boolean;
  /** True if the message is the heading of a page. */
  heading?: boolean;
  role?: 'alert';
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  px: 2,
  minWidth: 0,
} as const;

const actions = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 };

/** The layout of empty and failed states: picture, message, next step. */
export function Notice(props: NoticeProps) {
  const { picture, title, detail, action, dense = false, heading = false, role } = props;
  return (
    <Box role={role} sx={{ ...column, py: dense ? 3 : 6 }}>
      {!dense && picture}
      <Typography
        variant={heading ? 'h2' : 'subtitle1'}
        component={heading ? 'h1' : 'p'}
        sx={{ mt: dense ? 0 : 2 }}
      >
        {title}
      </Typography>
      {detail && <Typography sx={{ mt: 0.5, color: 'text.third' }}>{detail}</Typography>}
      {action && <Box sx={actions}>{action}</Box>}
    </Box>
  );
}
