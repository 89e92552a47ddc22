import {
  useEditClassNoticeMutation,
  usePublishClassNoticeMutation,
} from '@cheese/api-client/classroom/classroomNotice';
import type { ClassNoticeDetail } from '@cheese/domain/contract/classroom/classroomNotice';
import { useToast } from '@cheese/ui/toast/useToast';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { ArticleForm } from '../ArticleForm';
import { texts } from './texts';

interface ClassNoticeFormProps {
  courseId: number;
  /** Null where it is a new one. */
  notice: ClassNoticeDetail | null;
}

export function ClassNoticeForm({ courseId, notice }: ClassNoticeFormProps) {
  const [publish] = usePublishClassNoticeMutation();
  const [edit] = useEditClassNoticeMutation();
  const toast = useToast();
  const send = async (said: { title: string; html: string }, seenAt: number | null) => {
    const { id, isHeld } = notice
      ? await edit({ courseId, id: notice.id, seenAt, ...said }).unwrap()
      : await publish({ courseId, ...said }).unwrap();
    toast.success(isHeld ? texts.waits : notice ? texts.saved : texts.sent);
    return paths.colleges.notices({ courseId, id });
  };
  const back = paths.colleges.notices({ courseId, id: notice?.id });
  return (
    <Section
      title={notice ? texts.edit : texts.write}
      action={<Button href={back}>{texts.back}</Button>}
    >
      <ArticleForm
        label={notice ? texts.edit : texts.write}
        draft={`class-notice-${courseId}-${notice?.id ?? 'new'}`}
        changedAt={notice?.editedAt ?? 0}
        initial={{ title: notice?.title ?? '', html: notice?.html ?? '' }}
        texts={{ ...texts, send: notice ? texts.save : texts.send }}
        send={send}
      />
    </Section>
  );
}
