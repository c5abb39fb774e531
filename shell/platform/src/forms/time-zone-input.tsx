import { useId, useState } from 'react';
import { findTimeZone, timeZones, utcOffset, zoneCity } from '../format';
import { keyOf } from '../keys';
import { Input } from '../ui';

export interface TimeZoneInputProps {
  /** An IANA name, or what has been typed of one. */
  value: string;
  onChange: (timeZone: string) => void;
}

/** A time zone, found by its city, its region or its offset. What is typed becomes its IANA name once the field is left. */
export function TimeZoneInput({ value, onChange }: TimeZoneInputProps) {
  const listId = useId();
  const [zones, setZones] = useState<{ name: string; label: string }[]>([]);

  // After the focus is seen: the offsets of four hundred zones take a moment.
  const offerZones = () =>
    setTimeout(() => {
      const now = new Date();
      setZones(timeZones().map((name) => ({ name, label: `${zoneCity(name)}, ${utcOffset(now, name)}` })));
    });
  const complete = (text: string) => {
    const zone = findTimeZone(text);
    if (zone && zone !== text) onChange(zone);
  };

  return (
    <>
      <Input
        name="timeZone"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        list={listId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => {
          // The list offers what goes with the text: the first letter begins anew.
          target.select();
          if (zones.length === 0) offerZones();
        }}
        onBlur={({ target }) => complete(target.value)}
        onKeyDown={(event) => {
          if (keyOf(event.nativeEvent) === 'Enter') complete(event.currentTarget.value);
        }}
      />
      <datalist id={listId}>
        {zones.map(({ name, label }) => (
          <option key={name} value={name} label={label} />
        ))}
      </datalist>
    </>
  );
}
