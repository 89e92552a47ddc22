import {
  useGetEquityListQuery,
  useGetMemberCardListQuery,
} from '@cheese/api-client/shop/membership';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { sizes } from '@cheese/ui/tokens';
import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Benefits } from './Benefits';
import { MemberPlans } from './MemberPlans';
import { texts } from './texts';

const Columns = styled('div')(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  minHeight: 420,
  overflow: 'auto',
  '& > .left': { padding: 24, backgroundColor: palette.brandWash },
  '& > .right': { padding: '24px 24px 24px', paddingTop: 48 },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '& > .left': { order: 1, padding: 16 },
    '& > .right': { padding: 16, paddingTop: 56 },
  },
}));

const corner = { position: 'absolute', top: 8, right: 8, zIndex: 1 };

interface MemberDialogProps {
  /** The preselected plan, if the dialog was opened from one. */
  cardId: number | null;
  onClose: () => void;
}

/** The membership centre: benefits, plans and payment. */
export function MemberDialog({ cardId, onClose }: MemberDialogProps) {
  const cards = useGetMemberCardListQuery();
  const { data: benefits = [] } = useGetEquityListQuery();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const paper = {
    width: '100%',
    maxWidth: sizes.memberDialog,
    ...(isNarrow && { borderRadius: 0 }),
  };
  return (
    <Dialog
      open
      fullScreen={isNarrow}
      slotProps={{ paper: { sx: paper, 'aria-label': texts.title } }}
      onClose={onClose}
    >
      <IconButton aria-label={texts.close} onClick={onClose} sx={corner}>
        <Close />
      </IconButton>
      <Columns>
        <div className="left">
          <Benefits benefits={benefits} />
        </div>
        <div className="right">
          <Answered
            query={cards}
            what={texts.what}
            skeleton={<RowsSkeleton />}
            empty={<EmptyState dense sentence={texts.none} />}
          >
            {(plans) => <MemberPlans plans={plans} asked={cardId} onDone={onClose} />}
          </Answered>
        </div>
      </Columns>
    </Dialog>
  );
}
