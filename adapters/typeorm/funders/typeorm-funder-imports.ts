import type { FunderImportId, JobId } from '../../../core/shared/ids.ts'
import type { EntityManager } from 'typeorm'

import type { FunderImport } from '../../../core/funders/funder-import.ts'
import type { FunderImports } from '../../../core/funders/ports.ts'
import type { RegisterSource } from '../../../core/funders/register-facts.ts'
import { offsetOf, type PageRequest } from '../../../core/shared/page.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import { reasonColumns, storedReason } from '../stored-reason.ts'
import { saveVersioned } from '../save-versioned.ts'
import { funderImportSchema, type FunderImportRow } from './register.schemas.ts'

export class TypeOrmFunderImports implements FunderImports {
  constructor(
    private readonly manager: EntityManager,
    private readonly sentenceOf: SentenceOf,
  ) {}

  async find(id: FunderImportId): Promise<FunderImport | null> {
    const row = await this.manager.findOneBy(funderImportSchema, { id })
    return row && importOf(row)
  }

  async openFor(contentHash: string): Promise<FunderImport | null> {
    const where = { content_hash: contentHash, outcome: 'open' }
    const row = await this.manager.findOne(funderImportSchema, { where, order: { created_at: 'DESC', id: 'DESC' } })
    return row && importOf(row)
  }

  async page(request: PageRequest): Promise<{ items: FunderImport[]; total: number }> {
    const [rows, total] = await this.manager.findAndCount(funderImportSchema, {
      order: { created_at: 'DESC', id: 'DESC' },
      skip: offsetOf(request),
      take: request.pageSize,
    })
    return { items: rows.map(importOf), total }
  }

  async save(one: FunderImport): Promise<FunderImport> {
    await saveVersioned({ manager: this.manager, schema: funderImportSchema, row: rowOf(one, this.sentenceOf) })
    return { ...structuredClone(one), version: one.version + 1 }
  }
}

function rowOf(one: FunderImport, sentenceOf: SentenceOf): FunderImportRow {
  const error = reasonColumns(one.error, sentenceOf)
  return {
    id: one.id,
    file_name: one.fileName,
    file_key: one.fileKey,
    size_bytes: one.sizeBytes,
    content_hash: one.contentHash,
    format: one.format,
    source: JSON.stringify(one.source),
    outcome: one.outcome,
    error: error.sentence,
    error_reason: error.reason,
    records_read: one.recordsRead,
    funders_added: one.fundersAdded,
    funders_changed: one.fundersChanged,
    records_skipped: one.recordsSkipped,
    problems: JSON.stringify(one.problems),
    job_id: one.jobId,
    created_at: one.createdAt,
    finished_at: one.finishedAt,
    version: one.version,
  }
}

function importOf(row: FunderImportRow): FunderImport {
  return {
    id: row.id as FunderImportId,
    fileName: row.file_name,
    fileKey: row.file_key,
    sizeBytes: row.size_bytes,
    contentHash: row.content_hash,
    format: row.format as FunderImport['format'],
    source: JSON.parse(row.source) as RegisterSource,
    outcome: row.outcome as FunderImport['outcome'],
    error: storedReason(row.error, row.error_reason),
    recordsRead: row.records_read,
    fundersAdded: row.funders_added,
    fundersChanged: row.funders_changed,
    recordsSkipped: row.records_skipped,
    problems: JSON.parse(row.problems) as string[],
    jobId: row.job_id as JobId | null,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    version: row.version,
  }
}
