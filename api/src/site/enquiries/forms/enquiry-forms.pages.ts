import type { ApiError } from '../../../core/errors/errors.js';
import { renderForm, type FormValues } from '../../../core/html/form.js';
import { type Html, html } from '../../../core/html/html.js';
import { FORMS } from './enquiry-forms.js';
import { REFERENCE } from '../enquiry-reference.js';
import type { EnquiryKind } from '../enquiry.entity.js';

interface Page {
  title: string;
  body: Html;
  status?: number;
}

/** The submitted form with its errors. */
export function formWithErrors(kind: EnquiryKind, values: FormValues, error: ApiError): Page {
  const { title, page, fields } = FORMS[kind];
  const again = renderForm(
    { action: '/enquiries', button: 'Send', hidden: { kind } },
    fields,
    values,
    error.details,
  );
  return {
    title: `Not sent yet: ${title}`,
    status: error.getStatus(),
    body: html`<h1>${title}</h1>
      <div role="alert">
        <p>Nothing was sent yet. ${error.message} What you typed is still here.</p>
      </div>
      ${again}
      <p class="quiet"><a href="${page}">Back to the page</a></p>`,
  };
}

export function receivedPage(reference: unknown): Page {
  const known = typeof reference === 'string' && REFERENCE.test(reference);
  return {
    title: 'We got your message',
    body: html`<h1>We got your message</h1>
      ${known ? html`<p>Your reference is <strong>${reference}</strong>. Mention it if you write again.</p>` : ''}
      <p>A person will reply within two business days. We’ve emailed you a confirmation.</p>
      <p><a href="/">Go to FutureLab</a></p>`,
  };
}

export function unknownFormPage(): Page {
  return {
    title: 'Nothing was sent',
    status: 400,
    body: html`<h1>Nothing was sent</h1>
      <p>
        We couldn’t tell which form this came from. Go back and send it again, or
        <a href="/contact">contact us</a>.
      </p>`,
  };
}
