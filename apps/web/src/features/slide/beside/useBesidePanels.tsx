import {
  useGetSlideInformationQuery,
  useGetSlidePathologyQuery,
  useGetSlidePracticesQuery,
  useGetSlideVideosQuery,
} from '@cheese/api-client/slides/slidePanel';
import type { ReactNode } from 'react';
import { Cases } from './Cases';
import { Sections } from './Sections';
import { texts } from './texts';
import { Practices, Videos } from './Ways';

interface Beside {
  /** Content for the information panel, shown below the facts. */
  information: ReactNode;
  panels: { name: string; content: ReactNode }[];
}

/** Panels beside a slide; empty ones get no tab. */
export function useBesidePanels(slideId: number): Beside {
  const { data: sections = [] } = useGetSlideInformationQuery({ slideId });
  const { data: cases = [] } = useGetSlidePathologyQuery({ slideId });
  const { data: videos = [] } = useGetSlideVideosQuery({ slideId });
  const { data: practices = [] } = useGetSlidePracticesQuery({ slideId });
  const panels = [
    { name: texts.videos, of: videos, content: <Videos videos={videos} /> },
    { name: texts.practice, of: practices, content: <Practices practices={practices} /> },
    { name: texts.pathology, of: cases, content: <Cases cases={cases} /> },
  ];
  return {
    information: <Sections sections={sections} />,
    panels: panels.filter(({ of }) => of.length > 0),
  };
}
