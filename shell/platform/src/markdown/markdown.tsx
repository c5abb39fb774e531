import { Fragment, type ReactNode } from 'react';
import { Link } from '../router';
import { pictureAt } from '../pictures';
import { Picture, Prose } from '../ui';
import { decodeEntities } from './entities';
import { parseMarkdown, type MarkedToken, type Token, type Tokens } from './grammar';
import { isTooComplex } from './is-too-complex';
import { inlineText } from './inline-text';

/** Web, mail and same-site addresses; anything else loses its link and keeps its text. */
const SAFE = /^(https?:\/\/|mailto:|#|\/(?!\/))/i;
/** What browsers leave out of an address or read as a slash: `/\elsewhere.test` is another site. */
// eslint-disable-next-line no-control-regex -- that is what it looks for
const DECEPTIVE = /[\u0000-\u001f\\]/;

/** Renders Markdown as elements. HTML in it is shown as the text it is. */
export const Markdown = ({ children }: { children: string }) =>
  isTooComplex(children) ? (
    <Plain>{children}</Plain>
  ) : (
    <Prose>
      <Rendered of={parseMarkdown(children)} />
    </Prose>
  );

const Plain = ({ children }: { children: string }) => (
  <Prose>
    {children.split(/\n\s*\n/).map((paragraph, index) => (
      <p key={index} dir="auto">
        {paragraph}
      </p>
    ))}
  </Prose>
);

const Rendered = ({ of = [] }: { of?: Token[] | undefined }): ReactNode =>
  of.map((token, index) => <Fragment key={index}>{render(token)}</Fragment>);

/** Headings are written from level one; on a page they begin below its own. */
const HEADINGS = ['h2', 'h2', 'h3', 'h4', 'h4', 'h4'] as const;

/** What a member wrote looks the same everywhere: no attribute of an element is the writer's, except safe addresses. */
function render(given: Token): ReactNode {
  const token = given as MarkedToken;
  switch (token.type) {
    case 'paragraph':
      return (
        <p dir="auto">
          <Rendered of={token.tokens} />
        </p>
      );
    case 'heading': {
      const Heading = HEADINGS[token.depth - 1] ?? 'h4';
      return (
        <Heading dir="auto">
          <Rendered of={token.tokens} />
        </Heading>
      );
    }
    case 'text':
      return token.tokens ? <Rendered of={token.tokens} /> : decodeEntities(token.text);
    case 'escape':
      return token.text;
    case 'strong':
      return (
        <strong>
          <Rendered of={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Rendered of={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Rendered of={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <MarkdownLink {...token} />;
    case 'image':
      return <MarkdownPicture {...token} />;
    case 'checkbox':
      return <span>{token.checked ? '☑' : '☐'} </span>;
    case 'list':
      return <List {...token} />;
    case 'blockquote':
      return (
        <blockquote dir="auto">
          <Rendered of={token.tokens} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'table':
      return <Table {...token} />;
    default:
      return null;
  }
}

/** Links inside the site stay in it; others say that we do not vouch for them. */
function MarkdownLink({ href: written, tokens }: Tokens.Link) {
  const href = decodeEntities(written);
  const label = <Rendered of={tokens} />;
  if (!SAFE.test(href) || DECEPTIVE.test(href)) return label;
  if (href.startsWith('/')) return <Link to={href}>{label}</Link>;
  return (
    <a href={href} rel="noopener nofollow ugc">
      {label}
    </a>
  );
}

/** Pictures from elsewhere are not loaded: their text stands for them. */
function MarkdownPicture({ href, tokens }: Tokens.Image) {
  const alt = inlineText(tokens);
  if (pictureAt(href)) return <Picture url={href} alt={alt} />;
  return alt ? <em>{alt}</em> : null;
}

const List = ({ ordered, start, items }: Tokens.List) => {
  const entries = items.map(({ tokens }, index) => (
    <li key={index}>
      <Rendered of={tokens} />
    </li>
  ));
  if (!ordered) return <ul dir="auto">{entries}</ul>;
  return (
    <ol dir="auto" start={start === 1 || start === '' ? undefined : start}>
      {entries}
    </ol>
  );
};

/** Without alignment: it needs a style attribute, which the site's policy refuses. */
const Table = ({ header, rows }: Tokens.Table) => (
  <table>
    <thead>
      <tr>
        {header.map(({ tokens }, index) => (
          <th dir="auto" key={index} scope="col">
            <Rendered of={tokens} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={at}>
          {row.map(({ tokens }, index) => (
            <td dir="auto" key={index}>
              <Rendered of={tokens} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
