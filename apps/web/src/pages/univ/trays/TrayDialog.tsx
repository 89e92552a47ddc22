import {
  useAddSlideTrayMutation,
  useEditSlideTrayMutation,
  useGetMadeSlideTrayQuery,
} from '@cheese/api-client/slides/slideTrayMaking';
import type { MadeTrayDetail, TrayExam } from '@cheese/domain/contract/slides/slideTrayMaking';
import { chinaMinute, momentOfChina } from '@cheese/domain/rules/time/chinaDay';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { FormSkeleton } from '@cheese/ui/form/FormSkeleton';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { Form } from '@cheese/ui/form/Form';
import { FormEnd } from '@cheese/ui/form/FormEnd';
import { FormField } from '@cheese/ui/form/FormField';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useFields } from '@cheese/ui/form/useFields';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type AudienceChoice,
  AudiencePicker,
  isNobody,
  toAsked,
  toChoice,
} from '../../../features/audience/AudiencePicker';
import { ExamChooser } from './ExamChooser';
import { type Chosen, SlideChooser } from './SlideChooser';
import { texts } from './texts';

interface TrayDialogProps {
  /** Null for a new tray. */
  id: number | null;
  onClose: () => void;
}

export function TrayDialog({ id, onClose }: TrayDialogProps) {
  const query = useGetMadeSlideTrayQuery({ id: id ?? 0 }, { skip: id === null });
  return (
    <PanelDialog width="md" title={id === null ? texts.add : texts.edit} onClose={onClose}>
      {id === null ? (
        <TrayForm made={null} onClose={onClose} />
      ) : (
        <Answered query={query} what={texts.what} skeleton={<FormSkeleton />}>
          {(made) => <TrayForm key={made.id} made={made} onClose={onClose} />}
        </Answered>
      )}
    </PanelDialog>
  );
}

const moment = { type: 'datetime-local', autoComplete: 'off' } as const;
const localOf = (at: number | null | undefined) => (at ? chinaMinute(at).replace(' ', 'T') : '');
const momentOf = (local: string) => (local === '' ? null : momentOfChina(local));
const periodOf = ({ from, until }: { from: string; until: string }) => ({
  startsAt: momentOf(from),
  endsAt: momentOf(until),
});
/** A tray for exams has no period: the exam's time applies. */
const always = { startsAt: null, endsAt: null };

/** The chosen values of a tray, besides the text fields. */
interface Rest {
  /** Whether the tray is for people, or only for exams. */
  way: keyof typeof texts.ways;
  people: AudienceChoice;
  exams: readonly TrayExam[];
  slides: readonly Chosen[];
}

const ways = (Object.keys(texts.ways) as Rest['way'][]).map((value) => ({
  value,
  label: texts.ways[value],
}));

interface TrayFormProps {
  made: MadeTrayDetail | null;
  onClose: () => void;
}

function TrayForm({ made, onClose }: TrayFormProps) {
  const fields = useFields(
    {
      title: made?.title ?? '',
      text: made?.text ?? '',
      from: localOf(made?.startsAt),
      until: localOf(made?.endsAt),
    },
    { draft: `slide-tray-${made?.id ?? 'new'}` },
  );
  const { rest, change, isChosen } = useRest(made);
  const { people, slides, way, exams } = rest;
  const { isBusy, run, save } = useSave(made);
  const toast = useToast();
  const submit = (form: HTMLFormElement) => {
    const { title, from, until } = fields.values;
    const isBackward = way === 'people' && from !== '' && until !== '' && until <= from;
    const faults = { title: missing(title, texts.noName), until: isBackward && texts.wrongPeriod };
    if (!fields.pass(faultsOf(faults), form)) return;
    if (slides.length === 0) return void toast.info(texts.noSlides);
    if (way === 'exams' && exams.length === 0) return void toast.info(texts.noExam);
    if (way === 'people' && isNobody(people)) return void toast.info(texts.nobody);
    void run(() => save(fields.values, rest), texts.saved).then((isSaved) => isSaved && onClose());
  };
  const isDirty = fields.isDirty || isChosen;
  return (
    <Form label={texts.what} isDirty={isDirty} onSubmit={submit}>
      <FormField
        fields={fields}
        required
        name="title"
        label={texts.name}
        autoComplete="off"
        maxLength={60}
      />
      <FormField
        fields={fields}
        name="text"
        label={texts.text}
        autoComplete="off"
        maxLength={2000}
        lines={2}
      />
      <SlideChooser chosen={slides} onChange={(chosen) => change({ slides: chosen })} />
      <Typography variant="subtitle1" component="h3">
        {texts.audience}
      </Typography>
      <ToggleRow
        label={texts.audience}
        choices={ways}
        chosen={way}
        onChoose={(chosen) => change({ way: chosen })}
      />
      {way === 'people' && (
        <>
          <AudiencePicker
            choice={people}
            shown={made?.audience ?? null}
            onChange={(chosen) => change({ people: chosen })}
          />
          <FormField fields={fields} {...moment} name="from" label={texts.from} />
          <FormField fields={fields} {...moment} name="until" label={texts.until} />
        </>
      )}
      <ExamChooser chosen={exams} onChange={(chosen) => change({ exams: chosen })} />
      <FormEnd isBusy={isBusy} onCancel={onClose} />
    </Form>
  );
}

/** The chosen values, kept as a draft on this device. */
function useRest(made: MadeTrayDetail | null) {
  const [first] = useState<Rest>(() => ({
    people: made?.audience ? toChoice(made.audience) : { kind: 'organisation', people: [] },
    way: made?.audience === null ? 'exams' : 'people',
    exams: made?.exams ?? [],
    slides: (made?.slides ?? []).map(({ slideId: id, ...one }) => ({ id, ...one })),
  }));
  const keptAs = `slide-tray-rest-${made?.id ?? 'new'}`;
  const kept = useDraft<Rest>(keptAs) ?? first;
  // A draft stored before trays had exams has no list of exams.
  const [rest, setRest] = useState<Rest>({ ...first, ...kept });
  const change = (said: Partial<Rest>) => setRest((before) => ({ ...before, ...said }));
  const isChosen = (Object.keys(first) as (keyof Rest)[]).some((one) => rest[one] !== first[one]);
  useSaveDraft(keptAs, isChosen, rest);
  return { rest, change, isChosen };
}

function useSave(made: MadeTrayDetail | null) {
  const [add] = useAddSlideTrayMutation();
  const [edit] = useEditSlideTrayMutation();
  const { isBusy, run } = useTask();
  const save = (
    said: Record<'title' | 'text' | 'from' | 'until', string>,
    { people, slides, way, exams }: Rest,
  ) => {
    const written = {
      title: said.title.trim(),
      text: said.text,
      audience: way === 'exams' ? null : toAsked(people),
      examIds: exams.map(({ id }) => id),
      ...(way === 'people' ? periodOf(said) : always),
      slides: slides.map(({ id, note }) => ({ slideId: id, note })),
    };
    return (made ? edit({ ...written, id: made.id }) : add(written)).unwrap();
  };
  return { isBusy, run, save };
}
