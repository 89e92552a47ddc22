import {
  useGetMadeFindingFormsQuery,
  useRemoveFindingFormMutation,
} from '@cheese/api-client/slides/slideFindingMaking';
import type { MadeFindingForm } from '@cheese/domain/contract/slides/slideFindingMaking';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Beside } from '../../viewer/over';
import { MarkList } from '../marking/MarkList';
import { dueText } from '../FindingDesk';
import { texts as panelTexts } from '../texts';
import { useAskedMark } from '../useAskedMark';
import { FormEditor } from './FormEditor';
import { texts } from './texts';

type Doing = { what: 'list' | 'add' } | { what: 'edit' | 'mark'; id: number };

/** The teacher's view: forms of the slide and submitted reports. */
export function FindingMaking({ beside }: { beside: Beside }) {
  const { slideId } = beside;
  const query = useGetMadeFindingFormsQuery({ slideId });
  const asked = useAskedMark();
  const [doing, setDoing] = useState<Doing>(
    asked ? { what: 'mark', id: asked.formId } : { what: 'list' },
  );
  const end = () => setDoing({ what: 'list' });
  if (doing.what === 'add') return <FormEditor made={null} beside={beside} onClose={end} />;
  return (
    <Answered
      query={query}
      what={panelTexts.what}
      skeleton={<RowsSkeleton count={3} />}
      isEmpty={() => false}
    >
      {(forms) => {
        const made = 'id' in doing ? forms.find(({ id }) => id === doing.id) : undefined;
        if (made && doing.what === 'edit') {
          return <FormEditor key={made.id} made={made} beside={beside} onClose={end} />;
        }
        if (made) {
          const first = asked?.formId === made.id ? asked.findingId : null;
          return <MarkList form={made} beside={beside} first={first} onBack={end} />;
        }
        return <Forms forms={forms} setDoing={setDoing} />;
      }}
    </Answered>
  );
}

interface FormsProps {
  forms: readonly MadeFindingForm[];
  setDoing: (doing: Doing) => void;
}

function Forms({ forms, setDoing }: FormsProps) {
  return (
    <div className="stack">
      <Button variant="outlined" size="small" onClick={() => setDoing({ what: 'add' })}>
        {texts.add}
      </Button>
      {forms.length === 0 && <p>{texts.none}</p>}
      <ol>
        {forms.map((form) => (
          <FormRow key={form.id} form={form} setDoing={setDoing} />
        ))}
      </ol>
    </div>
  );
}

function FormRow({ form, setDoing }: { form: MadeFindingForm } & Pick<FormsProps, 'setDoing'>) {
  const { id, title, dueAt, isShown, handedIn, waiting } = form;
  const [isRemoving, setRemoving] = useState(false);
  const [remove] = useRemoveFindingFormMutation();
  const acts = [
    [texts.mark(waiting), () => setDoing({ what: 'mark', id })],
    [texts.edit, () => setDoing({ what: 'edit', id })],
    [texts.remove, () => setRemoving(true)],
  ] as const;
  return (
    <li>
      <p>{title}</p>
      <p className="aside">
        {[dueText(dueAt), !isShown && texts.hidden].filter(Boolean).join(' · ')}
      </p>
      <p className="aside">{texts.numbers(handedIn, waiting)}</p>
      <div className="row">
        {acts.map(([name, act]) => (
          <Button key={name} size="small" aria-label={texts.of(name, title)} onClick={act}>
            {name}
          </Button>
        ))}
      </div>
      {isRemoving && (
        <RemoveDialog
          title={texts.removeTitle(title)}
          consequence={texts.removeLoss}
          remove={() => remove({ id }).unwrap()}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}
