import { useEffect, useState } from 'react';
import { Select } from '@futurelab/platform/ui';

interface TimeZoneSelectProps {
  /** IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
}

/** Every zone the browser knows. The list comes after the first paint, since the server's may be another. */
export function TimeZoneSelect({ value, onChange }: TimeZoneSelectProps) {
  const [zones, setZones] = useState<string[]>([]);
  useEffect(() => setZones(Intl.supportedValuesOf('timeZone')), []);
  const all = zones.includes(value) ? zones : [value, ...zones];
  return (
    <Select name="timeZone" value={value} onChange={(event) => onChange(event.target.value)}>
      {all.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </Select>
  );
}
