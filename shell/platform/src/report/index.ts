export { ReportButton, type ReportButtonProps } from './report-button';
