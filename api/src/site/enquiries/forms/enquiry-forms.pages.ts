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
      <div role="alert"><p>Nothing was sent yet. ${error.message} What you typed is still here.</p></div>
      ${again}
      <p class="quiet"><a href="${page}">Back to the page</a></p>`,
  };
}

export function receivedPage(reference: unknown): Page {
  const known = typeof reference === 'string' && REFERENCE.test(reference);
  return {
    title: 'We have your message',
    body: html`<h1>We have your message</h1>
      ${known ? html`<p>Its reference is <strong>${reference}</strong>. Please name it when you write again.</p>` : ''}
      <p>A person reads it and answers within two working days. We have mailed you a receipt.</p>
      <p><a href="/">Go to FutureLab</a></p>`,
  };
}

export function unknownFormPage(): Page {
  return {
    title: 'Nothing was sent',
    status: 400,
    body: html`<h1>Nothing was sent</h1>
      <p>
        We do not know the form this came from. Please go back and send it again, or
        <a href="/contact">write to us here</a>.
      </p>`,
  };
}
