import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DepartingFace } from '../../features/neighbour/DepartingFace';
import { neighbourAddress } from '../../settings/neighbours';
import { useSettings } from '../../settings/settings';
import { texts } from './texts';

/**
 * Shows our own trainer, unless the deployment has configured an external one: then redirects
 * there.
 */
export function OwnTrainer({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = neighbourAddress(pathname + search, useSettings().neighbours);
  return address ? <DepartingFace title={texts.title} address={address} /> : children;
}
