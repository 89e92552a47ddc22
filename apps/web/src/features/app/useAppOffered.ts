import { useGetDownloadsQuery } from '@cheese/api-client/content/download';
import { downloadKindCodes, type DownloadKind } from '@cheese/domain/codes/content/downloads';

const apps: readonly DownloadKind[] = [downloadKindCodes.android, downloadKindCodes.ios];

/** Whether there is an app to download; undefined while nobody knows. */
export function useAppOffered(): boolean | undefined {
  const { data } = useGetDownloadsQuery();
  return data?.some(({ kind, file }) => apps.includes(kind) && file !== null);
}
