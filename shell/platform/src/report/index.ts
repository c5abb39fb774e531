export { ReportButton, useReport, type ReportButtonProps } from './report-button';
