import type { MigrationInterface, QueryRunner } from 'typeorm'

import {
  NULLABLE,
  PRIMARY,
  boolean,
  cascading,
  createTables,
  double,
  dropTables,
  index,
  integer,
  text,
  varchar,
} from './table.ts'

const TABLES = [
  {
    name: 'proposals',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      integer('revision', { default: 0 }),
      varchar('project_id', NULLABLE),
      varchar('funder_id', NULLABLE),
      varchar('name'),
      boolean('is_archived'),
      varchar('type'),
      varchar('status'),
      varchar('processing_status', NULLABLE),
      varchar('cover_letter_status'),
      varchar('funder_overview_status', NULLABLE),
      double('total_cost'),
      varchar('created_at'),
      integer('version'),
      text('processing_error', NULLABLE),
      text('cover_letter_error', NULLABLE),
      text('coordinator_metadata', NULLABLE),
      text('form', NULLABLE),
      text('grant_info'),
      text('cover_letter', NULLABLE),
    ],
    indices: [
      index('proposals_of_project', ['account_id', 'project_id', 'created_at', 'id']),
      index('proposals_of_funder', ['funder_id']),
    ],
  },
  {
    name: 'questions',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('proposal_id'),
      integer('position'),
      varchar('status'),
      text('section', NULLABLE),
      varchar('number', NULLABLE),
      integer('words_limit', NULLABLE),
      integer('characters_limit', NULLABLE),
      integer('version'),
      text('text'),
      text('guidance', NULLABLE),
      text('anchor', NULLABLE),
      text('error', NULLABLE),
      text('usage', NULLABLE),
      text('answer', NULLABLE),
      text('chat'),
      text('evidence', NULLABLE),
    ],
    indices: [
      index('questions_of_proposal', ['proposal_id', 'position', 'id']),
      index('questions_of_account', ['account_id']),
    ],
    foreignKeys: [cascading('questions_proposal', 'proposal_id', 'proposals')],
  },
  {
    name: 'coordinator_messages',
    columns: [
      varchar('proposal_id', PRIMARY),
      integer('ordinal', PRIMARY),
      varchar('role'),
      varchar('timestamp'),
      text('content'),
    ],
    foreignKeys: [cascading('coordinator_messages_proposal', 'proposal_id', 'proposals')],
  },
]

export class CreateProposals1772442000004 implements MigrationInterface {
  readonly name = 'CreateProposals1772442000004'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
