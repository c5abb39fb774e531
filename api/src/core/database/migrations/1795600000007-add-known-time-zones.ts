import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `RENAMED` of the platform's `time-zones.ts` was when this ran. */
const RENAMED = [
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
];

export class AddKnownTimeZones1795600000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "users" ADD "has_time_zone" boolean NOT NULL DEFAULT false`);
    // Who has another zone than the default has chosen it.
    await queryRunner.query(`UPDATE "users" SET "has_time_zone" = true WHERE "time_zone" <> 'UTC'`);
    for (const table of ['users', 'events'])
      await queryRunner.query(
        `UPDATE "${table}" SET "time_zone" = r.now FROM unnest($1::text[], $2::text[]) AS r(was, now) WHERE "time_zone" = r.was`,
        [RENAMED.map(([was]) => was), RENAMED.map(([, now]) => now)],
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "has_time_zone"`);
  }
}
