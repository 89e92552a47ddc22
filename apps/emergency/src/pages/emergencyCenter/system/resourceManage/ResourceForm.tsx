import type { ManagedResourceDetail } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { useEditResourceMutation, useUploadResourceMutation } from '@cheese/emergency-api/resource';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import { Form } from '@cheese/ui/form/Form';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { texts as common } from '@cheese/ui/management/texts';
import { useTask } from '@cheese/ui/form/useTask';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { UploadField } from '@cheese/ui/uploads/UploadField';
import { KeptFiles } from './KeptFiles';
import { ResourceFields } from './ResourceFields';
import { texts } from './texts';
import { useResourceForm } from './useResourceForm';

interface ResourceFormProps {
  /** Null for a new resource. */
  resource: ManagedResourceDetail | null;
  onDone: () => void;
}

export function ResourceForm({ resource, onDone }: ResourceFormProps) {
  const form = useResourceForm(resource);
  const { fields, files, cover } = form;
  const isArticle = fields.values.kind === '1';
  const org = useRequestedOrg();
  const [add] = useUploadResourceMutation();
  const [edit] = useEditResourceMutation();
  const { isBusy, run } = useTask();

  const submit = async (element: HTMLFormElement) => {
    const found = form.read(element);
    if (!found) return;
    const { keptFileIds, ...written } = found;
    const send = () =>
      resource
        ? edit({ id: resource.id, ...written, keptFileIds }).unwrap()
        : add({ ...written, ...org }).unwrap();
    if (await run(send, common.saved)) onDone();
  };
  const label = resource ? texts.edit : texts.add;
  return (
    <Form label={label} isDirty={form.isDirty} onSubmit={(element) => void submit(element)}>
      <ResourceFields form={form} />
      <FormHelperText sx={{ mx: 0 }}>{texts.kindHint}</FormHelperText>
      {isArticle && (
        <RichTextField
          hasLinks
          name="html"
          label={texts.body}
          initial={fields.values.html}
          fault={fields.faults.html}
          onChange={(html) => fields.change('html', html)}
        />
      )}
      <FormLabel component="p" required={!isArticle} sx={{ color: 'text.primary' }}>
        {texts.files}
      </FormLabel>
      <KeptFiles form={form} files={resource?.files ?? []} />
      <UploadField multiple label={texts.chooseFiles} uploads={files} />
      <FormHelperText error aria-live="polite" sx={{ mx: 0 }}>
        {fields.faults.files ?? ' '}
      </FormHelperText>
      <FormLabel component="p" sx={{ color: 'text.primary' }}>
        {texts.cover}
      </FormLabel>
      <UploadField label={texts.chooseCover} uploads={cover} />
      <FormHelperText sx={{ mx: 0, mb: 2 }}>{texts.coverHint}</FormHelperText>
      <FormEnd isBusy={isBusy} onCancel={onDone} />
    </Form>
  );
}
