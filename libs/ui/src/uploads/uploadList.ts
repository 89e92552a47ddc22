/** One file that is uploading or uploaded. */
export interface UploadItem {
  key: number;
  file: File;
  /** `failed` can be resumed; `refused` cannot. */
  state: 'going' | 'failed' | 'refused' | 'done';
  /** From 0 to 1. */
  share: number;
  /** Id by which an interrupted upload is resumed. */
  uploadId: string | null;
  /** Reason of the failure or refusal. */
  reason: string | null;
}

export type UploadNews =
  | { what: 'begun'; key: number; file: File }
  | { what: 'moved'; key: number; share: number }
  | { what: 'arrived'; key: number; uploadId: string }
  | { what: 'broke'; key: number; uploadId: string | null; reason: string; isFinal: boolean }
  | { what: 'resumed'; key: number }
  | { what: 'gone'; key: number };

const begun = ({ key, file }: { key: number; file: File }): UploadItem => ({
  key,
  file,
  share: 0,
  state: 'going',
  uploadId: null,
  reason: null,
});

export function uploadList(items: readonly UploadItem[], news: UploadNews): readonly UploadItem[] {
  switch (news.what) {
    case 'begun':
      return [...items, begun(news)];
    case 'gone':
      return items.filter(({ key }) => key !== news.key);
    default:
      return items.map((item) => (item.key === news.key ? changed(item, news) : item));
  }
}

type Change = Exclude<UploadNews, { what: 'begun' | 'gone' }>;

function changed(item: UploadItem, news: Change): UploadItem {
  switch (news.what) {
    case 'moved':
      return { ...item, share: news.share };
    case 'arrived':
      return { ...item, state: 'done', share: 1, uploadId: news.uploadId };
    case 'broke':
      return {
        ...item,
        state: news.isFinal ? 'refused' : 'failed',
        reason: news.reason,
        uploadId: news.uploadId ?? item.uploadId,
      };
    case 'resumed':
      return { ...item, state: 'going', reason: null };
  }
}
