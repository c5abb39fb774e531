import type { ReactNode } from 'react';
import styles from './profile-part.module.css';

/** A titled part of a member's profile. */
export const ProfilePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2 dir="auto">{title}</h2>
    {children}
  </section>
);

interface ProfileListProps<Item> {
  title: string;
  items: Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A part that is a list; nothing when that is empty. */
export function ProfileList<Item>({ title, items, keyOf, children }: ProfileListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <ProfilePart title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </ProfilePart>
  );
}
