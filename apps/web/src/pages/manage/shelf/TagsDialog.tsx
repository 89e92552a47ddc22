import { useLabelShelvedMutation } from '@cheese/api-client/shop/shelfManage';
import { MOST_TAGS } from '@cheese/domain/codes/shop/shelf';
import type { Shelved } from '@cheese/domain/contract/shop/shelfManage';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { FormSkeleton } from '@cheese/ui/form/FormSkeleton';
import { TickList } from '@cheese/ui/form/TickList';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { texts } from './texts';
import { type TagChoices, useTagChoices } from './useTagChoices';

/** Sets the tags of a product. */
export function TagsDialog({ thing, onClose }: { thing: Shelved; onClose: () => void }) {
  const shown = thing.tags.map(({ id }) => id);
  const keptAs = `tags-${thing.id}`;
  const kept = useDraft<readonly number[]>(keptAs);
  const [chosen, choose] = useState<readonly number[]>(kept ?? shown);
  const fields = useFields({ narrow: '' });
  const query = useTagChoices(thing.type);
  const [label] = useLabelShelvedMutation();
  const { isBusy, run } = useTask();
  const isDirty = chosen.length !== shown.length || chosen.some((id) => !shown.includes(id));
  useSaveDraft(keptAs, isDirty, chosen);
  const isTooMany = chosen.length > MOST_TAGS;
  const submit = async () => {
    if (isTooMany) return;
    const asked = { id: thing.id, shown, tagIds: [...chosen] };
    if (await run(() => label(asked).unwrap(), texts.tagged)) onClose();
  };
  const words = fields.values.narrow.trim();
  const title = `${texts.setTags}：${thing.title}`;
  const lead = texts.tagsLead(MOST_TAGS);
  return (
    <PanelDialog title={title} lead={lead} isBusy={isBusy} onClose={onClose}>
      <Answered query={query} what={texts.tags} skeleton={<FormSkeleton />}>
        {(all) => (
          <Form label={title} isDirty={isDirty} onSubmit={() => void submit()}>
            <FormField name="narrow" label={texts.narrow} autoComplete="off" fields={fields} />
            {narrowed(all, words, chosen).map(({ label: name, choices }) => (
              <TickList
                key={name}
                label={name}
                choices={choices}
                chosen={chosen}
                onChange={choose}
              />
            ))}
            <FormHelperText error={isTooMany} aria-live="polite">
              {isTooMany
                ? texts.tagsMany(MOST_TAGS)
                : narrowed(all, words, chosen).length === 0 && texts.noTag}
            </FormHelperText>
            <FormEnd isBusy={isBusy} confirm={texts.save} onCancel={onClose} />
          </Form>
        )}
      </Answered>
    </PanelDialog>
  );
}

/** Tags that match the search; chosen ones always stay visible. */
const narrowed = (all: readonly TagChoices[], words: string, chosen: readonly number[]) =>
  all
    .map(({ label, choices }) => ({
      label,
      choices: choices.filter(
        (choice) => choice.label.includes(words) || chosen.includes(choice.value),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
