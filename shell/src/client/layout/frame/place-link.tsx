import { Link } from '@futurelab/platform/router';
import type { MenuLink } from '../../../app/menu-links';
import type { Current } from './current-place';
import { FrameIcon } from './frame-icon';
import { UnreadCount } from './unread-count';

interface PlaceLinkProps {
  link: MenuLink;
  current: Current;
  className: string | undefined;
  labelClass: string | undefined;
}

/** Icon, name and what is unread there. */
export const PlaceLink = ({ link, current, className, labelClass }: PlaceLinkProps) => (
  <Link to={link.to} className={className} aria-current={current(link)}>
    <FrameIcon name={link.icon} />
    <span className={labelClass}>{link.label}</span>
    <UnreadCount to={link.to} />
  </Link>
);
