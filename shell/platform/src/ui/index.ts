export { Avatar, type AvatarProps } from './avatar';
export { Badge, type BadgeProps, type BadgeTone } from './badge';
export {
  Button,
  LinkButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type LinkButtonProps,
} from './button';
export { Card, CardLink, type CardProps, type CardTone } from './card';
export { classNames } from './class-names';
export { Container, type ContainerProps } from './container';
export { Cover, type CoverKind, type CoverProps } from './cover';
export { Checkbox, Field, Input, Select, Textarea, type CheckboxProps, type FieldProps } from './field';
export { Highlighted, type HighlightedProps } from './highlighted';
export { Icon, type IconName, type IconProps } from './icon';
export { QueryBoundary, type QueryBoundaryProps } from './query-boundary';
export { Moved, type MovedProps } from './moved';
export { NotFound, type NotFoundProps } from './not-found';
export { LoadErrorHeader } from './load-error-header';
export { PageHead, type Crumb, type PageHeadProps } from './page-head';
export { PageHeader, type PageHeaderProps } from './page-header';
export { PageTitle, type PageTitleProps } from './page-title';
export { PAGE_TITLE_ID } from './page-title-id';
export { Progress, type ProgressProps } from './progress';
export { Prose, type ProseProps } from './prose';
export { Section, type SectionProps } from './section';
export { SHARE_PICTURE } from './share-picture';
export { Skeleton, type SkeletonProps } from './skeleton';
export { FullScreenSpinner, Spinner } from './spinner';
export { Stat, type StatProps } from './stat';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './states';
export { StructuredData, type StructuredDataProps } from './structured-data';
export { VisuallyHidden } from './visually-hidden';
