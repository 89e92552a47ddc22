import { useGetTagListQuery } from '@cheese/api-client/content/tag';
import { tagList } from '@cheese/domain/codes/base/limits';
import { texts } from '../texts';
import { FilterChip } from './FilterChip';
import type { Listing } from './listing';
import type { HrefOf } from './rowsOf';

export function SubjectMark({ listing: { tagId }, hrefOf }: { listing: Listing; hrefOf: HrefOf }) {
  const { data } = useGetTagListQuery(tagList, { skip: tagId === undefined });
  if (tagId === undefined) return null;
  const name = data?.list.find(({ id }) => id === tagId)?.name ?? texts.thisSubject;
  return <FilterChip name={name} href={hrefOf({ tagId: undefined })} />;
}
