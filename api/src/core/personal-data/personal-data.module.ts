import { Module } from '@nestjs/common';

/** What a feature says of the data of members in its tables. */
interface PersonalData {
  tables: Record<string, TableDecision>;
  /** Its files in a member's archive. */
  sections?: Record<string, Omit<Section, 'name'>>;
  erasure?: Erasure;
}

/** SQL about the member `$1`, who is erased; what points at their row with a key goes or is detached by itself. */
export interface Erasure {
  /** What goes in any case: what nobody answered, what is about them, what they had removed, earlier versions. */
  writing?: readonly string[];
  /** What stays without a name, unless they would rather have it removed. */
  chosenWriting?: readonly string[];
  /** Where their id stands without a foreign key, and where they are known by their address alone. */
  references?: readonly string[];
}

/** One file of the archive: the rows of `sql`, in its order, about the member `$1`. */
export interface Section {
  name: string;
  /** For the list in the archive and on the page. */
  label: string;
  sql: string;
  /** Has exactly one row: the file holds an object. */
  single?: boolean;
}

export type TableDecision = (
  { exported: readonly string[] } | { notExported: string } | { notPersonal: true }
) & { unscrubbed?: true };

/** Rows of the member are in these files of their archive. */
export const exported = (...sections: string[]): TableDecision => ({ exported: sections });

/** It says something of members, and is not in the archive, because of this. */
export const notExported = (reason: string): TableDecision => ({ notExported: reason });

/** It says nothing of a member. */
export const notPersonal: TableDecision = { notPersonal: true };

/**
 * An erased member’s name and address stay in its texts: the site’s own, what is only ever added to, and what was never
 * written about someone else.
 */
export const unscrubbed = (decision: TableDecision): TableDecision => ({ ...decision, unscrubbed: true });

export const EDITORIAL = 'work for the site: it says who edited it, and the words are the site’s';
export const DERIVED = 'made from rows that are exported';
export const TRANSIENT =
  'kept for minutes to days so that something works, and says nothing that is not elsewhere';

const registered: PersonalData[] = [];

/** What the features whose modules are loaded say of the data of members. */
export const personalData = (): readonly PersonalData[] => registered;

@Module({})
export class PersonalDataModule {
  static forFeature(data: PersonalData): typeof PersonalDataModule {
    registered.push(data);
    return PersonalDataModule;
  }
}
