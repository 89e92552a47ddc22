import { useRemoveCourseNoticeMutation } from '@cheese/api-client/learning/courseNotice';
import type { TaughtNotice } from '@cheese/domain/contract/learning/courseNotice';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { RowActions } from '@cheese/ui/management/RowActions';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { NoticeDialog } from './NoticeDialog';
import { texts } from './texts';

const Row = styled('article')(({ theme: { palette, typography } }) => ({
  padding: '12px 0',
  borderBottom: `1px solid ${palette.hairline}`,
  overflowWrap: 'anywhere',
  '& h3': { ...typography.h3, margin: 0 },
  '& p': { margin: '4px 0', whiteSpace: 'pre-wrap' },
  '& .facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 },
  '& .facts > span': { ...typography.caption, color: palette.text.third },
}));

/** A sent notice, which can be edited or withdrawn. */
export function NoticeRow({ notice }: { notice: TaughtNotice }) {
  const { id, title, text, teacher, sentAt, editedAt, isHeld } = notice;
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const [remove] = useRemoveCourseNoticeMutation();
  const close = () => setOpen(null);
  return (
    <Row aria-label={texts.of(title)}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className="facts">
        <span>{teacher}</span>
        <span>
          <RelativeTime at={sentAt} />
        </span>
        {editedAt !== null && <span>{texts.edited}</span>}
        {isHeld && <Chip size="small" color="warning" label={texts.waiting} />}
        <RowActions
          name={title}
          actions={[
            { text: texts.change, act: () => setOpen('edit') },
            { text: texts.withdraw, isDangerous: true, act: () => setOpen('remove') },
          ]}
        />
      </div>
      {open === 'edit' && <NoticeDialog notice={notice} onClose={close} />}
      {open === 'remove' && (
        <RemoveDialog
          title={texts.withdrawTitle}
          consequence={texts.withdrawLoss}
          remove={() => remove({ id }).unwrap()}
          onClose={close}
        />
      )}
    </Row>
  );
}
