export { Avatar, type AvatarProps } from './media/avatar';
export { Badge, type BadgeProps, type BadgeTone } from './text/badge';
export {
  Button,
  LinkButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type LinkButtonProps,
} from './forms/button';
export { Card, CardLink, type CardProps, type CardTone } from './layout/card';
export { classNames } from './class-names';
export { Container, type ContainerProps } from './layout/container';
export { FORMER_MEMBER, FORMER_MEMBER_PORTRAIT } from '../pictures';
export { Cover, type CoverKind, type CoverProps } from './media/cover';
export { Checkbox, Field, Input, Select, Textarea, type CheckboxProps, type FieldProps } from './forms/field';
export { Highlighted, type HighlightedProps } from './text/highlighted';
export { Person, type PersonProps } from './media/person';
export { Picture, type PictureProps } from './media/picture';
export { Icon, type IconName, type IconProps } from './media/icon';
export { QueryBoundary, type QueryBoundaryProps } from './pages/query-boundary';
export { DetailPage, type DetailPageProps } from './pages/detail-page';
export { Moved, type MovedProps } from './pages/moved';
export { NotFound, type NotFoundProps } from './pages/not-found';
export { LoadErrorHeader } from './pages/load-error-header';
export { PageHead, type Crumb, type PageHeadProps } from './head/page-head';
export { PageHeader, type PageHeaderProps } from './layout/page-header';
export { PageTitle, type PageTitleProps } from './layout/page-title';
export { PAGE_TITLE_ID } from './layout/page-title-id';
export { Progress, type ProgressProps } from './feedback/progress';
export { Prose, type ProseProps } from './text/prose';
export { RelativeTime, type RelativeTimeProps } from './text/relative-time';
export { Section, type SectionProps } from './layout/section';
export { SHARE_PICTURE } from './head/share-picture';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { FullScreenSpinner, Spinner } from './feedback/spinner';
export { Stat, type StatProps } from './text/stat';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './pages/states';
export { StructuredData, type StructuredDataProps } from './head/structured-data';
export { TableScroll, type TableScrollProps } from './layout/table-scroll';
export { UserText, type UserTextProps } from './text/user-text';
export { VisuallyHidden } from './text/visually-hidden';
