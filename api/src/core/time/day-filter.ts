import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsDay } from './dates.js';

/** A day that a list is narrowed by, in UTC; none need be given. */
export const DayFilter = () =>
  applyDecorators(
    ApiPropertyOptional({ format: 'date' }),
    IsOptional(),
    IsDay('Enter a date such as 2026-05-14.'),
  );
