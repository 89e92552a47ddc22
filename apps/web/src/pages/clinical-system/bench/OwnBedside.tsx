import type { ComponentProps } from 'react';
import { Bedside } from '../../../features/patient/bedside/Bedside';
import { useDrafts } from './useDrafts';
import { useTabInAddress } from './useTabInAddress';

/** The bedside of one's own run: what is typed outlasts a reload, and where one was is in the address. */
export function OwnBedside(props: Omit<ComponentProps<typeof Bedside>, 'drafts' | 'tab'>) {
  const drafts = useDrafts(props.run.id);
  const tab = useTabInAddress();
  return <Bedside {...props} drafts={drafts} tab={tab} />;
}
