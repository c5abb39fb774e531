import { applyDecorators } from '@nestjs/common';
import { IsArray, IsInt, IsNumber, IsOptional, Matches, Min } from 'class-validator';

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const rule = { message: 'Use small letters, digits and hyphens.' };

/** The name of a person, course, group… within the seed; it stands in addresses. */
export const Key = () => Matches(KEY, rule);

export const OptionalKey = () => applyDecorators(IsOptional(), Key());

export const Keys = () => applyDecorators(IsArray(), Matches(KEY, { ...rule, each: true }));

/** Hours or days before the seed runs. */
export const Ago = () => applyDecorators(IsNumber(), Min(0));

/** Whole days from the day on which the seed runs; negative is past. */
export const Days = () => IsInt();
