import { pluralize, shortDateWithYear } from '@futurelab/platform/format';
import { Link } from '@futurelab/platform/router';
import type { Analytics } from '../../queries/admin/analytics';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './analytics.module.css';
import { changeOf, inPercent, numberOf } from '../../shared/model/share';
import { dayBefore } from '../../shared/model/days';
import { Part } from './part';
import { NUMBERS, type NumberText } from './numbers-texts';

const dayOf = (day: string) => shortDateWithYear(`${day}T12:00:00Z`, 'UTC');

/** Today is counted tonight. */
const listFor = ({ list, listOf }: NumberText, { from, to, isCurrent }: Analytics): string | undefined =>
  listOf?.({ from, to: isCurrent ? dayBefore(to) : to }) ?? (isCurrent ? list : undefined);

const columnsOf = (data: Analytics): Column<NumberText>[] => {
  const { numbers, previousNumbers } = data;
  const shown = ({ isShare }: NumberText, value: number | null) =>
    isShare ? inPercent(value) : numberOf(value);
  return [
    {
      key: 'name',
      label: 'Number',
      isName: true,
      cell: ({ name, definition }) => (
        <>
          {name}
          <span className={styles.definition}>{definition}</span>
        </>
      ),
    },
    {
      key: 'value',
      label: 'This period',
      isShort: true,
      cell: (text) => {
        const list = listFor(text, data);
        const value = shown(text, numbers[text.key]);
        return list ? <Link to={list}>{value}</Link> : value;
      },
    },
    {
      key: 'previous',
      label: 'Period before',
      isShort: true,
      cell: (text) => shown(text, previousNumbers[text.key]),
    },
    {
      key: 'change',
      label: 'Change',
      isShort: true,
      cell: ({ key }) => changeOf(numbers[key], previousNumbers[key]),
    },
  ];
};

/** What is counted day by day, beside the period before. */
export const Numbers = ({ data }: { data: Analytics }) => (
  <Part
    title="Numbers"
    metric="numbers"
    data={data}
    lead={`${dayOf(data.from)} to ${dayOf(data.to)}, compared with ${dayOf(data.previousFrom)} to ${dayOf(data.previousTo)}. Days are in UTC and counted the night after: ${pluralize(data.numbers.countedDays, 'day')} so far.`}
  >
    <StaffTable label="Numbers" columns={columnsOf(data)} rows={NUMBERS} keyOf={({ key }) => key} />
  </Part>
);
