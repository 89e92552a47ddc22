import {
  useAddCourseChapterMutation,
  useAddCourseItemMutation,
  useSaveCourseChapterMutation,
} from '@cheese/api-client/learning/courseMaking';
import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import {
  type CoursewareType,
  coursewareTypes,
} from '@cheese/domain/codes/learning/coursewareTypes';
import type {
  MadeChapter,
  MadeCourseDetail,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { texts } from './texts';

export type DirectoryAction =
  | { what: 'addChapter'; pid: number | null }
  | { what: 'rename'; chapter: MadeChapter }
  | { what: 'addItem'; chapterId: number };

interface DirectoryDialogsProps {
  course: MadeCourseDetail;
  asked: DirectoryAction;
  onClose: () => void;
}

export const DirectoryDialogs = ({ course, asked, onClose }: DirectoryDialogsProps) =>
  asked.what === 'addItem' ? (
    <ItemDialog chapterId={asked.chapterId} onClose={onClose} />
  ) : (
    <ChapterDialog courseId={course.id} asked={asked} onClose={onClose} />
  );

interface ChapterDialogProps {
  courseId: number;
  asked: Exclude<DirectoryAction, { what: 'addItem' }>;
  onClose: () => void;
}

/** Edits the name and the introduction of a chapter, new or existing. */
function ChapterDialog({ courseId, asked, onClose }: ChapterDialogProps) {
  const isNew = asked.what === 'addChapter';
  const about = isNew ? `new-${courseId}-${asked.pid ?? 'top'}` : String(asked.chapter.id);
  const fields = useFields(
    isNew ? { title: '', html: '' } : { title: asked.chapter.title, html: asked.chapter.html },
    { draft: `course-chapter-${about}` },
  );
  const upload = usePictureUpload();
  const [add] = useAddCourseChapterMutation();
  const [save] = useSaveCourseChapterMutation();
  const { isBusy, run } = useTask();
  const words = isNew ? (asked.pid === null ? texts.addChapter : texts.addUnder) : texts.rename;
  const submit = async (form: HTMLFormElement) => {
    const { title, html } = fields.values;
    if (!fields.pass(faultsOf({ title: missing(title, texts.chapterEmpty) }), form)) return;
    const act = async () => {
      if (isNew) await add({ courseId, pid: asked.pid, title }).unwrap();
      else {
        const { id: chapterId, edition } = asked.chapter;
        await save({ chapterId, edition, html, title }).unwrap();
      }
      return leaving;
    };
    if (await run(act, isNew ? texts.chapterAdded : texts.renamed)) onClose();
  };
  return (
    <PanelDialog width={isNew ? 'xs' : 'md'} title={words} isBusy={isBusy} onClose={onClose}>
      <Form label={words} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <FormField
          required
          name="title"
          label={texts.chapterName}
          autoComplete="off"
          maxLength={courseLimits.title}
          fields={fields}
        />
        {!isNew && (
          <RichTextField
            name="html"
            label={texts.chapterText}
            initial={fields.values.html}
            upload={upload}
            onChange={(html) => fields.change('html', html)}
          />
        )}
        <FormEnd isBusy={isBusy} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}

/** Creates an item; its content is edited on its own page. */
function ItemDialog({ chapterId, onClose }: { chapterId: number; onClose: () => void }) {
  const fields = useFields({ type: '', title: '' }, { draft: `course-item-new-${chapterId}` });
  const [add] = useAddCourseItemMutation();
  const { isBusy, run } = useTask();
  const submit = async (form: HTMLFormElement) => {
    const { type, title } = fields.values;
    const faults = faultsOf({
      type: missing(type, texts.chooseType),
      title: missing(title, texts.itemEmpty),
    });
    if (!fields.pass(faults, form)) return;
    const act = async () => {
      await add({ chapterId, type: Number(type) as CoursewareType, title }).unwrap();
      return leaving;
    };
    if (await run(act, texts.itemAdded)) onClose();
  };
  return (
    <PanelDialog width="xs" title={texts.addItem} isBusy={isBusy} onClose={onClose}>
      <Form label={texts.addItem} isDirty={fields.isDirty} onSubmit={(form) => void submit(form)}>
        <SelectField
          required
          name="type"
          label={texts.itemType}
          blank={texts.chooseType}
          labels={coursewareTypes}
          fields={fields}
        />
        <FormField
          required
          name="title"
          label={texts.itemName}
          autoComplete="off"
          maxLength={courseLimits.title}
          fields={fields}
        />
        <FormEnd isBusy={isBusy} confirm={texts.addItem} onCancel={onClose} />
      </Form>
    </PanelDialog>
  );
}
