import { paths } from '@futurelab/platform/paths';
import { Section } from '@futurelab/platform/ui';
import { headOf } from '../../shared/editorial/page-parts';
import { WrittenPage } from '../../shared/editorial/written-page';
import { Address } from '../../features/contact/address';
import { Reasons } from '../../features/contact/reasons';
import { ContactForm } from '../../features/enquiry/contact-form';

export default function ContactPage() {
  return (
    <WrittenPage page="contact" title="Contact" path={paths.contact} parts={['form', 'reasons']}>
      {(page, { form, reasons }) => (
        <>
          <Address {...headOf(page)} />
          <Section title={form.title} lead={form.text} layout="margin">
            <ContactForm />
          </Section>
          <Reasons part={reasons} />
        </>
      )}
    </WrittenPage>
  );
}
