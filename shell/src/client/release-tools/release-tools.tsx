import { useLocation, useNavigate } from '@futurelab/platform/router';
import { Boundaries } from './boundaries';
import { clearBoundariesMode, withoutBoundaries } from './boundaries-mode';
import type { Override } from './overrides';
import { ReleaseBanner } from './release-banner';
import styles from './release-tools.module.css';

export interface ReleaseToolsProps {
  overrides: Override[];
  isAdmin: boolean;
  boundaries: boolean;
  onCloseBoundaries: () => void;
}

/** At the foot of the window, after all of the page: what was there before does not move. */
export function ReleaseTools({ overrides, isAdmin, boundaries, onCloseBoundaries }: ReleaseToolsProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    clearBoundariesMode();
    onCloseBoundaries();
    void navigate(pathname + withoutBoundaries(search), { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.tools}>
      {boundaries && <Boundaries onClose={close} />}
      {overrides.length > 0 && <ReleaseBanner overrides={overrides} isAdmin={isAdmin} />}
    </div>
  );
}
