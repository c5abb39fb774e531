import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type TelemetryEventDto, TelemetryReport } from './telemetry.dto.js';

/**
 * Parses a report sent as JSON or, by `sendBeacon`, as text; null when it is invalid. Unknown fields are ignored, not
 * refused: the page may be older or newer than this api.
 */
export function readReport(body: unknown): TelemetryEventDto[] | null {
  try {
    const plain: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const report: unknown = plainToInstance(TelemetryReport, plain);
    const valid = report instanceof TelemetryReport && validateSync(report, { whitelist: true }).length === 0;
    return valid ? report.events : null;
  } catch {
    // No JSON, or what cannot be made an object of its class: `{"constructor":1}`.
    return null;
  }
}
