import type { components } from './schema';

/** A named schema of the api's OpenAPI document: `Schema<'CourseSummary'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
