import { paths } from '@futurelab/platform/paths';
import type { AreaKey } from '../../queries/admin/overview';
import { staffPaths } from '../staff-paths';

/** What the areas are called and where they are; which there are for whom, and in what order, is the api's to say. */
export const AREAS: Record<AreaKey, { label: string; to: string }> = {
  reports: { label: 'Reports', to: paths.adminReports },
  proposals: { label: 'Proposals', to: `${paths.synergizer}?stage=proposed` },
  members: { label: 'Members', to: paths.adminMembers },
  subscriptions: { label: 'Subscriptions', to: paths.adminSubscriptions },
  courses: { label: 'Courses', to: paths.adminCourses },
  paths: { label: 'Learning paths', to: staffPaths.learningPaths },
  seasons: { label: 'Seasons', to: staffPaths.seasons },
  groups: { label: 'New groups', to: paths.adminGroups },
  events: { label: 'Events', to: paths.adminEvents },
  enquiries: { label: 'Inquiries', to: paths.adminEnquiries },
  newsletters: { label: 'Newsletter', to: paths.adminNewsletters },
  subscribers: { label: 'Subscribers', to: staffPaths.subscribers },
  pages: { label: 'Pages', to: paths.adminPages },
  redirects: { label: 'Redirects', to: staffPaths.redirects },
  media: { label: 'Media', to: paths.adminMedia },
  releases: { label: 'Releases', to: paths.adminReleases },
  jobs: { label: 'Jobs and emails', to: paths.adminJobs },
  analytics: { label: 'Analytics', to: paths.analytics },
  settings: { label: 'Settings', to: paths.adminSettings },
  audit: { label: 'Audit log', to: paths.adminAudit },
};
