import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** What swc calls while developing, by means of the runtime that sections share. */
export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
