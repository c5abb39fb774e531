import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits as text for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url');

export const isToken = (value: string) => TOKEN.test(value);

/** What is stored instead of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
