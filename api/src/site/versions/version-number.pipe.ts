import { Injectable, type PipeTransform } from '@nestjs/common';
import { NoSuchVersionError } from './versions.errors.js';

/** `@Param('number', VersionNumberPipe) number: number`; what cannot number a version is a 404. */
@Injectable()
export class VersionNumberPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^\d{1,9}$/.test(value)) throw new NoSuchVersionError();
    return Number(value);
  }
}
