import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import styles from './partner-list.module.css';

const PARTNERS = [
  {
    name: 'Tarnwick Hospitals',
    sign: 'M16 4v24M4 16h24M8 8h16v16H8z',
    text: 'Which parts of a handover a machine may draft. Two wards, eleven nurses, one sheet of paper that came out of it.',
    to: paths.group('care-and-clinic'),
    link: 'Care and Clinic',
  },
  {
    name: 'Harrowfen Water',
    sign: 'M4 10c4-4 8 4 12 0s8 4 12 0M4 17c4-4 8 4 12 0s8 4 12 0M4 24c4-4 8 4 12 0s8 4 12 0',
    text: 'A notice that customers understand when a model has estimated their bill, and a number where a person answers.',
    to: paths.group('public-service-circle'),
    link: 'Public Service Circle',
  },
  {
    name: 'Fennimore Rail',
    sign: 'M4 26L13 5M28 26L19 5M8 18h16M10 12h12M5 24h22',
    text: 'Rosters proposed by a program and changed by the people on them. We write the rules for changing.',
    to: paths.group('operations-and-delegation'),
    link: 'Operations and Delegation',
  },
  {
    name: 'Quillmark',
    sign: 'M5 28C8 14 16 6 28 4c-1 12-9 18-18 18M5 28L20 12',
    text: 'The publisher of Digital Mystics. Together we test a plain label for texts that machines had a hand in.',
    to: paths.book,
    link: 'Digital Mystics',
  },
];

/** Partners with their sign, the work we share, and where it can be met. */
export function PartnerList() {
  return (
    <ul className={styles.partners}>
      {PARTNERS.map(({ name, sign, text, to, link }) => (
        <li key={name} className={styles.partner}>
          <svg viewBox="0 0 32 32" width="56" height="56" className={styles.sign} aria-hidden="true">
            <path d={sign} />
          </svg>
          <h3 className={styles.name}>{name}</h3>
          <p>{text}</p>
          <p>
            <Link to={to}>{link}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
