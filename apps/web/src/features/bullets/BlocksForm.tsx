import {
  bulletPlaceCodes,
  type BulletPlace,
  bulletPlaces,
} from '@cheese/domain/codes/training/bulletPlaces';
import type { BulletBlocks } from '@cheese/domain/contract/training/bulletComment';
import { Form } from '@cheese/ui/form/Form';
import { FormField } from '@cheese/ui/form/FormField';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { TickList } from '@cheese/ui/form/TickList';
import Button from '@mui/material/Button';
import { BlockedPeople } from './BlockedPeople';
import { texts } from './texts';
import type { Bullets } from './useBullets';

const MOST_WORDS = 50;
const LONGEST = 20;
const places = [
  bulletPlaceCodes.running,
  bulletPlaceCodes.top,
  bulletPlaceCodes.bottom,
] as const satisfies readonly BulletPlace[];

interface BlocksFormProps {
  bullets: Bullets;
  onDone: () => void;
}

export function BlocksForm({ bullets, onDone }: BlocksFormProps) {
  const { blocks, keepBlocks } = bullets;
  const fields = useFields({ words: blocks.words.join('\n') });
  const { isBusy, run } = useTask();
  const submit = async () => {
    const words = [...new Set(fields.values.words.split('\n').map(short).filter(Boolean))];
    const kept = () => keepBlocks({ words: words.slice(0, MOST_WORDS) });
    if (await run(kept, texts.saved)) onDone();
  };
  const block = (places: readonly number[]) =>
    void run(() => keepBlocks({ places: places as BulletPlace[] }));
  const keep = (senders: BulletBlocks['senders']) =>
    void run(() => keepBlocks({ senders }), texts.forgiven);
  return (
    <Form label={texts.words} isDirty={fields.isDirty} onSubmit={() => void submit()}>
      <TickList
        label={texts.places}
        choices={places.map((value) => ({ value, label: bulletPlaces[value] }))}
        chosen={blocks.places}
        onChange={block}
      />
      <FormField
        name="words"
        label={texts.words}
        placeholder={texts.wordsHint}
        autoComplete="off"
        lines={3}
        fields={fields}
      />
      <BlockedPeople senders={blocks.senders} keep={keep} />
      <Button type="submit" variant="contained" aria-disabled={isBusy}>
        {texts.save}
      </Button>
    </Form>
  );
}

const short = (word: string) => word.trim().slice(0, LONGEST);
