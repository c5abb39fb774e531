import { EnquiryForm } from './enquiry-form';
import { MessageField, OrganizationField, PersonFields } from './enquiry-fields';
import { useEnquiry } from './use-enquiry';

/** A message to the team. */
export function ContactForm() {
  const controls = useEnquiry('contact');
  return (
    <EnquiryForm kind="contact" controls={controls} button="Send the message">
      <PersonFields controls={controls} />
      <OrganizationField controls={controls} optional />
      <MessageField controls={controls} label="Your message" />
    </EnquiryForm>
  );
}
