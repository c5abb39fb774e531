import { monthAndDay } from '@futurelab/platform/format';
import { classNames } from '@futurelab/platform/ui';
import type { Streak } from '../../../queries/progress';
import styles from './streak-calendar.module.css';
import { activeWeeks, calendarSummary, inWeeks } from './streak-summary';

// Below the line of the months.
const WEEKDAYS = ['', 'Mon', '', 'Wed', '', 'Fri', '', 'Sun'];

/** Twelve weeks, a column each; what the picture shows is said as text below it. */
export function StreakCalendar({ calendar, today }: Pick<Streak, 'calendar' | 'today'>) {
  const weeks = inWeeks(calendar);
  const active = activeWeeks(calendar);
  return (
    <figure className={styles.calendar}>
      <div className={styles.picture} aria-hidden="true">
        <div className={styles.weekdays}>
          {WEEKDAYS.map((weekday, index) => (
            <span key={index}>{weekday}</span>
          ))}
        </div>
        {weeks.map((week, index) => (
          <div key={week[0]!.date} className={styles.week}>
            <span className={styles.month}>{monthOf(weeks, index)}</span>
            {week.map(({ date, active: learned }) => (
              <span
                key={date}
                title={date}
                className={classNames(styles.day, learned && styles.active, date === today && styles.today)}
              />
            ))}
          </div>
        ))}
      </div>
      <figcaption className={styles.text}>
        <p>{calendarSummary(calendar)}</p>
        {active.length > 0 && (
          <details>
            <summary>As text</summary>
            <ul className={styles.list}>
              {active.map(({ week, days }) => (
                <li key={week}>
                  Week of {week}: {days}
                </li>
              ))}
            </ul>
          </details>
        )}
      </figcaption>
    </figure>
  );
}

/** Above the first week of each month. */
function monthOf(weeks: { date: string }[][], index: number): string {
  const month = (at: number) => weeks[at] && monthAndDay(weeks[at][0]!.date, 'UTC').month;
  return month(index) === month(index - 1) ? '' : (month(index) ?? '');
}
