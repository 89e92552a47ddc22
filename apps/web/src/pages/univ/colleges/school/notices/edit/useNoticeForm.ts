import {
  useAddSchoolNoticeMutation,
  useEditSchoolNoticeMutation,
} from '@cheese/api-client/school/schoolNotice';
import type { Role } from '@cheese/domain/codes/people/roles';
import type {
  SchoolNoticeAction,
  SchoolNoticeAudience,
} from '@cheese/domain/codes/school/schoolNotices';
import type { AudienceGroup } from '@cheese/domain/contract/school/audience';
import type { SchoolNoticeDetail } from '@cheese/domain/contract/school/schoolNotice';
import { chinaMinute, momentOfChina } from '@cheese/domain/rules/time/chinaDay';
import { useFields } from '@cheese/ui/form/useFields';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useEdition } from '@cheese/ui/unsaved/useEdition';
import { useRef, useState } from 'react';

export interface Attached {
  key: string;
  fileName: string;
  bytes: number;
}

/** Choices of the form, as opposed to typed text. */
export interface Chosen {
  audience: SchoolNoticeAudience;
  groups: readonly AudienceGroup[];
  roles: readonly Role[];
  attachments: readonly Attached[];
  when: Exclude<SchoolNoticeAction, 'draft'>;
}

const minuteOf = (moment: number | null) =>
  moment === null ? '' : chinaMinute(moment).replace(' ', 'T');

const chosenOf = (notice: SchoolNoticeDetail | null, isWhole: boolean): Chosen => ({
  audience: notice?.audience ?? (isWhole ? 'organisation' : 'groups'),
  groups: notice?.groups ?? [],
  roles: notice?.roles ?? [3],
  attachments: (notice?.attachments ?? []).map(({ key, fileName, bytes }) => ({
    key,
    fileName,
    bytes,
  })),
  when: notice?.sendAt == null ? 'send' : 'schedule',
});

interface Opened {
  notice: SchoolNoticeDetail | null;
  isWhole: boolean;
  onReopen: () => void;
}

/** Text and choices of a notice, kept as a draft if the session ends before it is saved. */
export function useNoticeForm({ notice, isWhole, onReopen }: Opened) {
  const draft = `school-notice-${notice?.id ?? 'new'}`;
  const fields = useFields(
    {
      title: notice?.title ?? '',
      html: notice?.html ?? '',
      sendAt: minuteOf(notice?.sendAt ?? null),
    },
    { draft },
  );
  const kept = useDraft<Chosen>(`${draft}-chosen`);
  const [before, setBefore] = useState(() => chosenOf(notice, isWhole));
  const [chosen, setChosen] = useState(kept ?? before);
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(before);
  useSaveDraft(`${draft}-chosen`, isChanged, chosen);
  const isDirty = fields.isDirty || isChanged;
  const { edition, stand, isBehind, keepMine } = useEdition(notice?.version ?? 0, {
    draft,
    isDirty,
    onReopen,
  });
  const save = useSaving(notice?.id ?? null);
  const choose = (change: Partial<Chosen>) => setChosen((now) => ({ ...now, ...change }));
  return {
    fields,
    chosen,
    choose,
    isDirty,
    isBehind,
    keepMine,
    async save(action: SchoolNoticeAction) {
      const { title, html, sendAt } = fields.values;
      const { audience, groups, roles, attachments } = chosen;
      const saved = await save(edition, {
        action,
        title: title.trim(),
        html,
        audience,
        groups: groups.map(({ kind, id }) => ({ kind, id })),
        roles: [...roles],
        attachments: attachments.map(({ key, fileName }) => ({ key, fileName })),
        ...(action === 'schedule' && { sendAt: momentOfChina(sendAt) }),
      });
      fields.settle();
      setBefore(chosen);
      stand(saved.version);
      return saved;
    },
  };
}

type Asked = Parameters<ReturnType<typeof useAddSchoolNoticeMutation>[0]>[0];

/** A retry of the same content after a lost answer sends the same key, so that it is saved once. */
function useSaving(known: number | null) {
  const [add] = useAddSchoolNoticeMutation();
  const [edit] = useEditSchoolNoticeMutation();
  const last = useRef({ words: '', key: '' });
  return (version: number, written: Omit<Asked, 'requestKey'>) => {
    const words = JSON.stringify({ known, version, written });
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    const asked = { ...written, requestKey: last.current.key };
    return (known === null ? add(asked) : edit({ ...asked, id: known, version })).unwrap();
  };
}
