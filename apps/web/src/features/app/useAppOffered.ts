import { useGetDownloadsQuery } from '@cheese/api-client/content/download';
import type { DownloadKind } from '@cheese/domain/codes/content/downloads';

const apps: readonly DownloadKind[] = [1, 2];

/** Undefined until known. */
export function useAppOffered(): boolean | undefined {
  const { data } = useGetDownloadsQuery();
  return data?.some(({ kind, file }) => apps.includes(kind) && file !== null);
}
