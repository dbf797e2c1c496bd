import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Masked addresses of the people in an entry of the audit log. Older hosts write none. */
export class NoteAddressesInAuditLog1772442000643 implements MigrationInterface {
  readonly name = 'NoteAddressesInAuditLog1772442000643'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entries ADD COLUMN admin_address varchar')
    await runner.query('ALTER TABLE audit_entries ADD COLUMN subject_address varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entries DROP COLUMN subject_address')
    await runner.query('ALTER TABLE audit_entries DROP COLUMN admin_address')
  }
}
