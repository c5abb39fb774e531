import { Link } from '../router';
import { pictureAt } from '../pictures';
import { Picture, Prose } from '../ui';
// Version 7: version 9 is five times as large (27 kB instead of 6, minified and compressed).
import { compiler } from 'markdown-to-jsx';
import { isTooComplex } from './is-too-complex';
import type { ComponentProps, ReactNode } from 'react';

/** Links inside the site stay in it; others say that we do not vouch for them. */
function MarkdownLink({ href, children }: ComponentProps<'a'>) {
  if (href?.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener nofollow ugc">
      {children}
    </a>
  );
}

/** The library aligns cells with a style attribute, which the site's policy refuses. */
const HeadCell = ({ children }: { children?: ReactNode }) => (
  <th scope="col" dir="auto">
    {children}
  </th>
);
const Cell = ({ children }: { children?: ReactNode }) => <td dir="auto">{children}</td>;

/** Pictures from elsewhere are not loaded: their words stand for them. */
function MarkdownPicture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  if (pictureAt(src)) return <Picture url={src} alt={alt} />;
  return alt ? <em>{alt}</em> : null;
}

/** The library would pass on whatever is written behind the fence of a block, as attributes. */
const Code = ({ children }: { children?: ReactNode }) => <code>{children}</code>;

const CheckMark = ({ checked }: { checked?: boolean }) => <span>{checked ? '☑' : '☐'}</span>;

/** Headings are written from level one; on a page they begin below its own. Without ids, which could repeat. */
const Second = ({ children }: { children?: ReactNode }) => <h2 dir="auto">{children}</h2>;
const Third = ({ children }: { children?: ReactNode }) => <h3 dir="auto">{children}</h3>;
const Fourth = ({ children }: { children?: ReactNode }) => <h4 dir="auto">{children}</h4>;

/** In the direction of its own script. A list is one block: its items may begin with anything. */
const BLOCK = { props: { dir: 'auto' } };

/** Web, mail and same-site addresses; anything else loses its link and keeps its words. */
const SAFE = /^(https?:\/\/|mailto:|#|\/(?!\/))/i;
/** What browsers leave out of an address or read as a slash: `/\elsewhere.test` is another site. */
// eslint-disable-next-line no-control-regex -- that is what it looks for
const DECEPTIVE = /[\u0000-\u001f\\]/;

const sanitizeUrl = (url: string): string | null => (SAFE.test(url) && !DECEPTIVE.test(url) ? url : null);

/** Renders Markdown as elements. HTML in it is shown as the text it is. */
export const Markdown = ({ children }: { children: string }) =>
  isTooComplex(children) ? <Plain>{children}</Plain> : compile(children);

const Plain = ({ children }: { children: string }) => (
  <Prose>
    {children.split(/\n\s*\n/).map((paragraph, index) => (
      <p key={index} dir="auto">
        {paragraph}
      </p>
    ))}
  </Prose>
);

const compile = (text: string) =>
  compiler(text, {
    disableParsingRawHTML: true,
    forceBlock: true,
    sanitizer: sanitizeUrl,
    wrapper: Prose,
    forceWrapper: true,
    overrides: {
      a: MarkdownLink,
      p: BLOCK,
      ul: BLOCK,
      ol: BLOCK,
      h1: Second,
      h2: Second,
      h3: Third,
      h4: Fourth,
      h5: Fourth,
      h6: Fourth,
      th: HeadCell,
      td: Cell,
      img: MarkdownPicture,
      input: CheckMark,
      code: Code,
    },
  });
