import { paths } from '@futurelab/platform/paths';
import { LinkButton, Prose } from '@futurelab/platform/ui';
import { Portrait } from '../../drawing/portrait';
import styles from './founder.module.css';

export function Founder() {
  return (
    <section className={styles.founder} aria-labelledby="founder-title">
      <div className={styles.words}>
        <h2 id="founder-title" className={styles.name}>
          Ines Valdor
        </h2>
        <Prose>
          <p>
            Ines advised boards for twenty years and then spent a long silence in a house without a
            connection. She came back with a book, Digital Mystics, about what happens to attention, judgment
            and care when machines can imitate all three, and with the wish to talk about it properly.
          </p>
          <p>
            She teaches two of our courses, hosts the monthly live session for Pro members and answers her
            mail slowly, but she answers it.
          </p>
        </Prose>
        <LinkButton to={paths.book} variant="secondary">
          Read Digital Mystics
        </LinkButton>
      </div>
      <Portrait className={styles.portrait} />
    </section>
  );
}
