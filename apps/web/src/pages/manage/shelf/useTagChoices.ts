import { useGetTagGroupsQuery, useGetTagListQuery } from '@cheese/api-client/content/tag';
import { tagList } from '@cheese/domain/codes/base/limits';
import { type CommodityType, productTypes } from '@cheese/domain/codes/shop/products';
import { tagTypeCodes, tagTypes } from '@cheese/domain/codes/content/tagTypes';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { skipToken } from '@reduxjs/toolkit/query';

export interface TagChoices {
  label: string;
  choices: { value: number; label: string }[];
}

type Listed = keyof typeof productTypes;
const isListed = (type: CommodityType): type is Listed => type in productTypes;

/** Tags available for a type of product: the subjects, then the filters of its list. */
export function useTagChoices(type: CommodityType) {
  const subjects = useGetTagListQuery(tagList);
  const groups = useGetTagGroupsQuery(isListed(type) ? { productType: type } : skipToken);
  const isWhole = subjects.data !== undefined && (!isListed(type) || groups.data !== undefined);
  const choose = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });
  const all: TagChoices[] = [
    { label: tagTypes[tagTypeCodes.subject], choices: (subjects.data?.list ?? []).map(choose) },
    ...(groups.data ?? []).map(({ name, tags }) => ({ label: name, choices: tags.map(choose) })),
  ];
  return {
    data: isWhole ? all : undefined,
    error: subjects.error ?? groups.error,
    isFetching: subjects.isFetching || groups.isFetching,
    refetch: () => {
      void subjects.refetch();
      if (isListed(type)) void groups.refetch();
    },
  } satisfies Answerable<TagChoices[]>;
}
