import Button from '@mui/material/Button';
import { useToast } from '../toast/useToast';

interface CopyButtonProps {
  value: string;
  /** Name of the value, as in 订单号. */
  what: string;
  /** Label of the button, if there are two side by side. */
  children?: string;
}

/** Copies a value, for example to send it to the support. */
export function CopyButton({ value, what, children = '复制' }: CopyButtonProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      // On plain http there is no clipboard API.
      await navigator.clipboard.writeText(value);
      toast.success(`${what}已复制`);
    } catch {
      toast.warning('复制失败，请选中后手动复制');
    }
  };
  return (
    <Button
      size="small"
      aria-label={`复制${what} ${value}`}
      onClick={() => void copy()}
      sx={{ minWidth: 0, px: 1 }}
    >
      {children}
    </Button>
  );
}
