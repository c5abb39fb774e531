import { Tabs } from '@futurelab/platform/components/tabs';
import type { ContentKind } from '../../queries/admin/content';
import styles from './content.module.css';
import { CONTENT_KINDS, contentListAddress } from './content-kinds';

/** The way between the lists of what is written for the public pages. */
export const ContentTabs = ({ kind }: { kind: ContentKind }) => (
  <Tabs
    label="Kinds of content"
    className={styles.tabs}
    tabs={(Object.keys(CONTENT_KINDS) as ContentKind[]).map((each) => ({
      label: CONTENT_KINDS[each].title,
      to: contentListAddress(each),
      current: each === kind,
    }))}
  />
);
