import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

function NameForm({ onDone }: { onDone: () => void }) {
  const fields = useFields({ name: '' });
  return (
    <Form label="示例表单" isDirty={fields.isDirty} onSubmit={onDone}>
      <FormField name="name" label="名称" autoComplete="off" fields={fields} />
      <FormEnd isBusy={false} onCancel={onDone} />
    </Form>
  );
}

function InDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        打开表单
      </Button>
      {isOpen && (
        <PanelDialog title="新增示例" width="xs" onClose={close}>
          <NameForm onDone={close} />
        </PanelDialog>
      )}
    </>
  );
}

export function UnsavedSection() {
  return (
    <Section
      id="unsaved"
      title="未保存的内容"
      lead="填写后按 Esc、点击遮罩、关闭、取消、换页或刷新，都会先询问；什么都没填则直接离开。"
    >
      <Plate>
        <Specimen name="PanelDialog" note="对话框中的表单">
          <InDialog />
        </Specimen>
        <Specimen name="UnsavedGuard" note="页面中的表单">
          <UnsavedGuard>
            <NameForm onDone={() => undefined} />
          </UnsavedGuard>
        </Specimen>
      </Plate>
    </Section>
  );
}
