import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type TelemetryEventDto, TelemetryReport } from './telemetry.dto.js';

/**
 * What a body says, whether it came as JSON or, as `sendBeacon` sends texts, as text; null when it is no report.
 * Unlike other bodies it may hold fields that are not known here, from a page that is older or newer; they are ignored.
 */
export function readReport(body: unknown): TelemetryEventDto[] | null {
  const report: unknown = plainToInstance(TelemetryReport, typeof body === 'string' ? parse(body) : body);
  const valid = report instanceof TelemetryReport && validateSync(report, { whitelist: true }).length === 0;
  return valid ? report.events : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
