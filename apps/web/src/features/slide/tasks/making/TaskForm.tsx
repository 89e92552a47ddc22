import {
  useAddSlideTaskMutation,
  useEditSlideTaskMutation,
} from '@cheese/api-client/slides/slideTaskMaking';
import { slideTaskKinds, type SlideTaskReveal } from '@cheese/domain/codes/slides/slideTask';
import { Form } from '@cheese/ui/form/Form';
import { SubmitButton } from '@cheese/ui/form/SubmitButton';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useMemo } from 'react';
import { type Beside, useOver } from '../../viewer/over';
import { DrawTools } from '../DrawTools';
import { KindFields } from './KindFields';
import { keyTools } from './keyShapes';
import { formFaults } from './numberFaults';
import { readKey } from './readKey';
import { GiveUp } from '../../GiveUp';
import { texts } from './texts';
import { CommonFields } from './CommonFields';
import { type Made, useMaking } from './useMaking';

interface TaskFormProps extends Omit<Made, 'slideId' | 'slide'> {
  beside: Beside;
  onClose: () => void;
}

export function TaskForm({ kind, made, beside, onClose }: TaskFormProps) {
  const { slideId, slide, lay } = beside;
  const making = useMaking({ kind, made, slideId, slide });
  const { fields, own, drawing, options, isDirty, forget } = making;
  useOver(
    lay,
    useMemo(() => ({ drawing, layers: [] }), [drawing]),
  );
  const close = () => {
    forget();
    onClose();
  };
  const { isBusy, run, save } = useSave({ made, slideId });
  const toast = useToast();
  const submit = (form: HTMLFormElement) => {
    const { values } = fields;
    if (!fields.pass(formFaults(kind, values), form)) return;
    const read = readKey({ kind, made, slide, values, options, shapes: own.shapes });
    if ('fault' in read) return void toast.info(read.fault);
    void run(() => save(values, read.key), texts.saved).then((isSaved) => isSaved && close());
  };
  return (
    <Form label={texts.form(slideTaskKinds[kind])} onSubmit={submit}>
      <h2>{texts.form(slideTaskKinds[kind])}</h2>
      <p className="aside">{texts.drawHints[kind]}</p>
      <DrawTools tools={keyTools[kind]} own={own} />
      <KindFields kind={kind} making={making} slide={slide} />
      <CommonFields fields={fields} />
      {made && made.tried > 0 && <p className="aside">{texts.changes}</p>}
      <SubmitButton isBusy={isBusy} busy={texts.saving}>
        {texts.save}
      </SubmitButton>
      <GiveUp isDirty={isDirty} texts={texts} onGiveUp={close} />
    </Form>
  );
}

function useSave({ made, slideId }: Pick<Made, 'made' | 'slideId'>) {
  const [add] = useAddSlideTaskMutation();
  const [edit] = useEditSlideTaskMutation();
  const { isBusy, run } = useTask();
  const save = (
    { title, text, explanation, tries, reveals, isShown }: Record<string, string>,
    key: Parameters<typeof add>[0]['key'],
  ) => {
    const written = {
      title: title?.trim() ?? '',
      text: text ?? '',
      explanation: explanation ?? '',
      key,
      tries: Number(tries),
      reveals: Number(reveals) as SlideTaskReveal,
      isShown: isShown === '1',
    };
    const call = made ? edit({ ...written, id: made.id }) : add({ ...written, slideId });
    return call.unwrap();
  };
  return { isBusy, run, save };
}
