import type { SyntheticEvent } from 'react';
import styles from './content.module.css';

interface ContentPreviewProps {
  /** Signed, for some minutes. */
  address: string;
  title: string;
  version: number;
}

/** Links lead to pages that no frame may show. */
const stayHere = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
  currentTarget.contentDocument?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a:not([href^="#"])')) event.preventDefault();
  });

/** The draft as it was saved, on its page. Its scripts don’t run. */
export const ContentPreview = ({ address, title, version }: ContentPreviewProps) => (
  <iframe
    key={version}
    className={styles.frame}
    title={`Preview of “${title}”`}
    src={address}
    sandbox="allow-same-origin"
    loading="lazy"
    onLoad={stayHere}
  />
);
