import {
  useGetClassNoticeDetailQuery,
  usePinClassNoticeMutation,
  useRemoveClassNoticeMutation,
} from '@cheese/api-client/classroom/classroomNotice';
import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import type { ClassNoticeDetail } from '@cheese/domain/contract/classroom/classroomNotice';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayTeach } from '../../../features/classroom/seats';
import { paths } from '../../../paths';
import { texts } from './texts';

interface ClassNoticeViewProps {
  room: ClassroomDetail;
  id: number;
}

export function ClassNoticeView({ room, id }: ClassNoticeViewProps) {
  const { courseId } = room;
  const query = useGetClassNoticeDetailQuery({ courseId, id }, { refetchOnMountOrArgChange: true });
  const back = <Button href={paths.colleges.notices({ courseId })}>{texts.back}</Button>;
  return (
    <Answered
      query={query}
      what={texts.what}
      skeleton={<RowsSkeleton />}
      notFound={<EmptyState sentence={texts.gone} action={back} />}
    >
      {(notice) => (
        <Section title={notice.title} action={back}>
          <Facts notice={notice} />
          <SafeHtml html={notice.html} />
          {mayTeach(room) && <Acts courseId={courseId} notice={notice} />}
        </Section>
      )}
    </Answered>
  );
}

const Facts = ({ notice }: { notice: ClassNoticeDetail }) => (
  <Typography
    component="div"
    variant="caption"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 2, color: 'text.third' }}
  >
    <span>{notice.author}</span>
    <RelativeTime at={notice.publishedAt} />
    {notice.editedAt !== null && <span>{texts.edited}</span>}
    {notice.isHeld && <span>{texts.held}</span>}
    {notice.reads && <span>{texts.reads(notice.reads.read, notice.reads.learners)}</span>}
  </Typography>
);

function Acts({ courseId, notice }: { courseId: number; notice: ClassNoticeDetail }) {
  const { id, isPinned } = notice;
  const [pin] = usePinClassNoticeMutation();
  const [remove] = useRemoveClassNoticeMutation();
  const [isAsking, ask] = useState(false);
  const { isBusy, run } = useTask();
  const navigate = useNavigate();
  const removeIt = async () => {
    await remove({ courseId, id }).unwrap();
    void navigate(paths.colleges.notices({ courseId }), { replace: true });
    return leaving;
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}>
      <Button variant="outlined" href={paths.colleges.notices({ courseId, id, write: 1 })}>
        {texts.edit}
      </Button>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        onClick={() => void run(() => pin({ courseId, id, isPinned: !isPinned }).unwrap())}
      >
        {isPinned ? texts.unpin : texts.pin}
      </Button>
      <Button variant="outlined" color="error" onClick={() => ask(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle}
          consequence={texts.consequence}
          confirm={texts.remove}
          isBusy={isBusy}
          onConfirm={() => void run(removeIt, texts.removed)}
          onClose={() => ask(false)}
        />
      )}
    </Stack>
  );
}
