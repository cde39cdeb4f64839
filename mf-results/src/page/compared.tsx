import { comparedProducts, useKept } from '@denk/shared/page/store';
import { usePutAside } from './use-put-aside';

/** The tray of the products chosen for comparison, while there are any. */
export function Compared() {
  const any = useKept(comparedProducts).length > 0;
  const parts = usePutAside(any);
  return any && parts ? <parts.CompareTray /> : null;
}
