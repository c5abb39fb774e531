import type { Theme } from '@futurelab/platform/theme';
import { SCRIPTS_ID, PAGE_DATA_ID, type PageData } from '../../app/page-data';
import { embed, embedOnce } from '../rendering/embedded-json';
import type { InlineStyle } from './page-styles';
import type { ScriptFile } from './shell-assets';

/** What a page loads, known before it is rendered. */
export interface PageResources {
  styles: InlineStyle[];
  linkedStyles: string[];
  /** Scripts the page needs before it is interactive, in the order of need. */
  preloads: string[];
  /** Modules of the shell that its script imports as soon as it runs. */
  modules: string[];
  script: ScriptFile;
  inlineScript: string;
  fonts: string[];
  /** URL path → hash of what is linked and preloaded. */
  integrity: Record<string, string>;
}

export interface PageContent {
  data: Omit<PageData, 'queries'>;
  /** As they are embedded. */
  queries: string;
  head: string;
  body: string | Uint8Array;
}

/** What a document is put together from; what comes from a worker is encoded already. */
const bytes = (...parts: (string | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));

const dataOf = ({ data: { remotes, ...data }, queries }: PageContent): string =>
  `${embed(data).slice(0, -1)},"remotes":${embedOnce(remotes)},"queries":${queries}}`;

const start = (theme: Theme): string =>
  `<!doctype html><html lang="en"${theme === 'system' ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">';

/**
 * A section finds its own stylesheet by its name within the release, and does not load it again. The release does not know:
 * the same style is the same text in all of them.
 */
const inPlace = ({ href, section, css }: InlineStyle): string =>
  section
    ? `<style data-href="${section.file}" data-app="${section.app}">${css}</style>`
    : `<style data-href="${href}">${css}</style>`;

const styleLink = (href: string, integrity: Record<string, string>): string =>
  `<link rel="stylesheet" href="${href}" integrity="${integrity[href]}">`;

const styleTags = ({ inlineScript, fonts, styles, linkedStyles, integrity }: PageResources): string =>
  [
    `<script>${inlineScript}</script>`,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...styles.map(inPlace),
    ...linkedStyles.map((href) => styleLink(href, integrity)),
    '<link rel="icon" href="/shell/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
  ].join('');

const moduleScript = ({ href, integrity }: ScriptFile): string =>
  `<script type="module" src="${href}" integrity="${integrity}"></script>`;

/** A file that is fetched while nothing more urgent is on its way; a module is asked for as module scripts are. */
const preloadLink = ({ href, integrity }: ScriptFile, module = false): string =>
  `<link rel="preload" as="script" href="${href}" integrity="${integrity}" fetchpriority="low"${module ? ' crossorigin' : ''}>`;

/**
 * What hydrates the page. It comes last, so that it does not share a slow link with what is to be seen, and in a template for
 * the inline script: scripts in the browser's cache would otherwise run before the first paint.
 */
const scripts = ({ script, modules, preloads, integrity }: PageResources): string =>
  [
    `<template id="${SCRIPTS_ID}">${moduleScript(script)}</template>`,
    preloadLink(script, true),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...preloads.map((href) => preloadLink({ href, integrity: integrity[href] ?? '' })),
  ].join('');

/** The document from the end of its head on, after `before`. */
const content = (before: string, resources: PageResources, page: PageContent): Buffer =>
  bytes(
    `${before}</head><body>`,
    page.body,
    `${scripts(resources)}<script type="application/json" id="${PAGE_DATA_ID}">${dataOf(page)}</script></body></html>`,
  );

/**
 * A whole document. What describes the page comes first: programs that only want to know what a link leads to read no
 * further. The page's data is inert JSON.
 */
export const htmlDocument = (resources: PageResources, page: PageContent): Buffer =>
  content(start(page.data.theme) + page.head + styleTags(resources), resources, page);

/** The early flush: everything known before the page is rendered. */
export const documentBeginning = (theme: Theme, resources: PageResources): string =>
  start(theme) + styleTags(resources);

/**
 * What follows `documentBeginning`, which was sent with the resources `begun`. Where the page is another release's after all,
 * its styles are linked: the policy that has been sent allows no others.
 */
export const documentRest = (begun: PageResources, resources: PageResources, page: PageContent): Buffer =>
  content(page.head + lateStyles(begun, resources).join(''), resources, page);

const lateStyles = (begun: PageResources, { styles, linkedStyles, integrity }: PageResources): string[] => {
  const sent = new Set([...begun.styles.map(({ css }) => css), ...begun.linkedStyles]);
  return [
    ...styles.filter(({ css }) => !sent.has(css)).map(({ href }) => href),
    ...linkedStyles.filter((href) => !sent.has(href)),
  ].map((href) => styleLink(href, integrity));
};
