import { type Html, html, trusted } from '../../html/html.js';

export interface MailTexts {
  title: string;
  /** What mail programs show beside the subject. */
  preheader: string;
  content: Html;
  footer: Html;
}

/** `auto`: as the mail program is set; the others are for previews. */
export type MailTheme = 'auto' | 'light' | 'dark';

const FONT = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/** The colors of brand and text, which mail programs take from the style of each element. */
export const MAIL_COLORS = {
  paper: '#FBF8F3',
  raised: '#FFFFFF',
  ink: '#1A1D1B',
  quiet: '#5A605C',
  line: '#E2DCD2',
  ember: '#B23C0E',
};

const DARK = `
.paper{background-color:#141614!important}
.raised{background-color:#1C1F1D!important;border-color:#323633!important}
.ink,.ink h1,.ink h2,.ink h3,.ink p,.ink li,.ink td,.ink th{color:#EFEAE2!important}
.quiet,.quiet p,.ink blockquote p{color:#A6ACA7!important}
.ink a,.quiet a,.mark{color:#FF8C5A!important}
.ink hr,.ink blockquote,.ink td,.ink th{border-color:#323633!important}`;

const styles = (theme: MailTheme): string => {
  const scheme = theme === 'auto' ? 'light dark' : theme;
  const dark = { auto: `@media (prefers-color-scheme:dark){${DARK}}`, dark: DARK, light: '' }[theme];
  return `:root{color-scheme:${scheme};supported-color-schemes:${scheme}}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
img{max-width:100%;height:auto}
@media (max-width:480px){.raised{border:0!important;border-radius:0!important}.inner{padding:24px 20px!important}.outer{padding:0!important}}
${dark}`;
};

/** Hidden text after the preheader, so that no program fills the line up with the body. */
const FILLER = '&#8199;&#65279;&#847; '.repeat(60);

/** The page around every text of an HTML email: tables and inline styles, which old mail programs need. */
export function mailFrame(
  { title, preheader, content, footer }: MailTexts,
  theme: MailTheme = 'auto',
): string {
  const { paper, raised, ink, quiet, line, ember } = MAIL_COLORS;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${trusted(styles(theme))}
        </style>
      </head>
      <body class="paper" style="margin:0;background-color:${paper};font-family:${trusted(FONT)}">
        <div style="display:none;max-height:0;overflow:hidden">${preheader} ${trusted(FILLER)}</div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:${paper}"
        >
          <tr>
            <td class="outer" align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="raised"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;background-color:${raised};border:1px solid ${line};border-radius:8px"
              >
                <tr>
                  <td class="inner" style="padding:32px 40px">
                    <p class="mark" style="margin:0 0 24px;font-size:14px;font-weight:600;color:${ember}">
                      FutureLab
                    </p>
                    <div class="ink" style="font-size:17px;line-height:1.55;color:${ink}">${content}</div>
                  </td>
                </tr>
              </table>
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px"
              >
                <tr>
                  <td
                    class="inner quiet"
                    style="padding:24px 40px;font-size:14px;line-height:1.5;color:${quiet}"
                  >
                    ${footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}
