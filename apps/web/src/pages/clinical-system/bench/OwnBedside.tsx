import type { ComponentProps } from 'react';
import { Bedside } from '../../../features/patient/bedside/Bedside';
import { useDrafts } from './useDrafts';
import { useTabInAddress } from './useTabInAddress';

/** A stored run: drafts survive a reload, and the open tab is kept in the address. */
export function OwnBedside(props: Omit<ComponentProps<typeof Bedside>, 'drafts' | 'tab'>) {
  const drafts = useDrafts(props.run.id);
  const tab = useTabInAddress();
  return <Bedside {...props} drafts={drafts} tab={tab} />;
}
