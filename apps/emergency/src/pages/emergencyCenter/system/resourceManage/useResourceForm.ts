import { isBlankArticle } from '@cheese/ui/article/isBlankArticle';
import { filesOfResource, type ResourceKind } from '@cheese/domain/codes/emergency/resourceKind';
import type { Asks } from '@cheese/domain/contract/call';
import type { ResourceContract } from '@cheese/domain/contract/emergency/resource';
import type { ManagedResourceDetail } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { useFields } from '@cheese/ui/form/useFields';
import { useState } from 'react';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { useUploads } from '@cheese/ui/uploads/useUploads';
import { texts } from './texts';
import { useUploadCalls } from './useUploadCalls';

export type WrittenResource = Omit<Asks<ResourceContract['upload']>, 'orgId'>;

/** Limit of files per resource. */
const MOST = 20;

const blank = {
  title: '',
  summary: '',
  category: '',
  topic: '',
  kind: '1',
  html: '',
  groundState: '1',
};
type Values = typeof blank;

const readValues = (resource: ManagedResourceDetail): Values => ({
  title: resource.title,
  summary: resource.summary,
  category: String(resource.category),
  topic: String(resource.topic),
  kind: String(resource.kind),
  html: resource.html,
  groundState: String(resource.groundState),
});

/** True if the article has visible text or a picture. */

interface Files {
  count: number;
  isComplete: boolean;
}

/** In the order of the form, so that the topmost is the first. */
function resourceFaults(values: Values, files: Files) {
  const isArticle = values.kind === '1';
  const isEmpty = files.count === 0 && !(isArticle && !isBlankArticle(values.html));
  return faultsOf<keyof Values | 'files'>({
    title: missing(values.title, texts.titleEmpty),
    category: missing(values.category, texts.categoryEmpty),
    topic: missing(values.topic, texts.topicEmpty),
    html: isArticle && isEmpty && texts.bodyEmpty,
    files: (!files.isComplete && texts.filesGoing) || (!isArticle && isEmpty && texts.filesEmpty),
  });
}

const asWritten = (values: Values) =>
  ({
    title: values.title.trim(),
    summary: values.summary.trim(),
    category: Number(values.category),
    topic: Number(values.topic),
    kind: Number(values.kind),
    html: values.kind === '1' ? values.html : '',
    groundState: Number(values.groundState),
  }) as Omit<WrittenResource, 'uploadIds' | 'coverUploadId'>;

export function useResourceForm(resource: ManagedResourceDetail | null) {
  const fields = useFields<keyof Values, 'files'>(resource ? readValues(resource) : blank);
  const kind = filesOfResource[Number(fields.values.kind) as ResourceKind];
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const kept = (resource?.files ?? []).filter(({ id }) => !gone.has(id)).map(({ id }) => id);
  const calls = useUploadCalls();
  const files = useUploads({ kind, most: MOST - kept.length }, calls);
  const cover = useUploads({ kind: 'image', most: 1 }, calls);

  /** A change of the kind clears the files, because their type no longer fits. */
  const change = (name: keyof Values, value: string) => {
    fields.change(name, value);
    if (name !== 'kind') return;
    files.clear();
    setGone(new Set(resource?.files.map(({ id }) => id)));
  };
  const isComplete = files.isComplete && cover.isComplete;
  const { files: said, ...otherFaults } = fields.faults;
  // The uploads have completed, so the message about them is outdated.
  const faults: typeof fields.faults =
    isComplete && said === texts.filesGoing ? otherFaults : fields.faults;
  /** The values to save; null, with the faults shown, if some are invalid. */
  const read = (form: HTMLFormElement) => {
    const count = files.items.length + kept.length;
    if (!fields.pass(resourceFaults(fields.values, { count, isComplete }), form)) return null;
    const [coverUploadId] = cover.ids;
    const written = { ...asWritten(fields.values), uploadIds: files.ids };
    return { ...written, ...(coverUploadId && { coverUploadId }), keptFileIds: kept };
  };
  const isDirty = fields.isDirty || gone.size > 0;
  return { fields: { ...fields, faults, change }, files, cover, gone, setGone, isDirty, read };
}

export type ResourceForm = ReturnType<typeof useResourceForm>;
