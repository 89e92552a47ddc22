import { useAskCourseQuestionMutation } from '@cheese/api-client/learning/courseQuestion';
import { idParam } from '@cheese/ui/address/urlParams';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useToast } from '@cheese/ui/toast/useToast';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { TextAndPictures } from '../../../features/courseAnswer/TextAndPictures';
import { usePictureUpload } from '../../../features/pictureUpload/usePictureUpload';
import { paths } from '../../../paths';
import { AskedAbout } from './AskedAbout';
import { texts } from './texts';

export default function AskCoursePage() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const courseId = idParam(search, 'courseId');
  const [askedId, setAsked] = useState<number | null>(null);
  if (courseId === undefined) return <NotFoundFace />;
  // Rendered instead of the form, so that the form's leave guard is gone before the navigation.
  if (askedId !== null) return <Navigate replace to={paths.courseQuestion({ id: askedId })} />;
  const coursewareId = idParam(search, 'itemId');
  const position = wholeNumber(search.get('at') ?? undefined);
  const back = <Button href={paths.courseQuestions({ courseId })}>{texts.back}</Button>;
  return (
    <Content>
      <PageTitle lead={texts.lead} actions={back}>
        {texts.title}
      </PageTitle>
      <Section title={texts.question}>
        <UnsavedGuard>
          {coursewareId !== undefined && (
            <AskedAbout coursewareId={coursewareId} position={position} />
          )}
          <AskForm
            courseId={courseId}
            coursewareId={coursewareId}
            position={position}
            onAsked={setAsked}
          />
        </UnsavedGuard>
      </Section>
    </Content>
  );
}

interface AskFormProps {
  courseId: number;
  coursewareId: number | undefined;
  position: number | undefined;
  onAsked: (id: number) => void;
}

function AskForm({ courseId, coursewareId, position, onAsked }: AskFormProps) {
  const fields = useFields({ title: '', text: '' }, { draft: `course-question-${courseId}` });
  const [ask] = useAskCourseQuestionMutation();
  const [pictures, setPictures] = useState<string[]>([]);
  const upload = usePictureUpload();
  const { isBusy, run } = useTask();
  const toast = useToast();

  const submit = async (form: HTMLFormElement) => {
    const [title, text] = [fields.values.title.trim(), fields.values.text.trim()];
    const faults = faultsOf({
      title: missing(title, texts.titleEmpty),
      text: missing(text, texts.textEmpty),
    });
    if (!fields.pass(faults, form)) return;
    const at = position === undefined ? {} : { position };
    const place = coursewareId === undefined ? { courseId } : { courseId, coursewareId, ...at };
    await run(async () => {
      const { id, isHeld } = await ask({ ...place, title, text, pictures }).unwrap();
      toast.success(isHeld ? texts.held : texts.sent);
      fields.settle();
      setPictures([]);
      onAsked(id);
    });
  };
  return (
    <Form
      label={texts.title}
      isDirty={fields.isDirty || pictures.length > 0}
      onSubmit={(form) => void submit(form)}
    >
      <FormField
        required
        name="title"
        label={texts.question}
        placeholder={texts.titlePlaceholder}
        autoComplete="off"
        maxLength={100}
        fields={fields}
      />
      <TextAndPictures
        label={texts.text}
        placeholder={texts.textPlaceholder}
        lines={5}
        fields={fields}
        pictures={pictures}
        upload={upload}
        onPictures={setPictures}
      />
      <SubmitButton isBusy={isBusy} busy={texts.send}>
        {texts.send}
      </SubmitButton>
    </Form>
  );
}
