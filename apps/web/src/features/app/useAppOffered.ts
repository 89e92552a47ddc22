import { useGetDownloadsQuery } from '@cheese/api-client/content/download';
import { downloadKindCodes, type DownloadKind } from '@cheese/domain/codes/content/downloads';

const apps: readonly DownloadKind[] = [downloadKindCodes.android, downloadKindCodes.ios];

/** Undefined until known. */
export function useAppOffered(): boolean | undefined {
  const { data } = useGetDownloadsQuery();
  return data?.some(({ kind, file }) => apps.includes(kind) && file !== null);
}
