import { createContext, useContext } from 'react';
import type { Toaster } from './makeToaster';

export const ToasterContext = createContext<Toaster | null>(null);

/** `useToast().success('收藏成功')`. */
export const useToast = (): Toaster => {
  const toaster = useContext(ToasterContext);
  if (toaster === null) throw new Error('useToast needs an AppTheme or a ToastHost above it');
  return toaster;
};
