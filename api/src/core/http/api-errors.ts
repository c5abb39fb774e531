import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorResponse } from '../errors/error-response.dto.js';

/** The errors of a route beyond those that the document adds to each of its kind: statuses, or statuses with their codes. */
export const ApiErrors = (...errors: (number | Record<number, string>)[]) =>
  applyDecorators(
    ...errors
      .flatMap((error) => Object.entries(typeof error === 'number' ? { [error]: '' } : error))
      .map(([status, description]) =>
        ApiResponse({ status: Number(status), type: ErrorResponse, description }),
      ),
  );
