import type { AccountId, ProposalId } from '../../../core/shared/ids.ts'
import type { FormCorrection } from '../../../core/proposals/form/form-correction.ts'
import type { FormDoubt } from '../../../core/proposals/form/form-doubt.ts'
import type { FormItem } from '../../../core/proposals/form/form-item.ts'
import type { FormReading, QuestionMark } from '../../../core/proposals/form/form-reading.ts'
import type { FormBlock } from '../../../core/proposals/form/form.ts'
import type { FormFindings } from '../../../core/proposals/ports.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import type { FormReadingRow } from './form-reading.schema.ts'

export function formReadingRow(reading: FormReading): FormReadingRow {
  return {
    id: reading.id,
    account_id: reading.accountId,
    content_hash: reading.contentHash,
    version: reading.version,
    doubt: jsonOrNull(reading.doubt),
    items: JSON.stringify(reading.items),
    marks: JSON.stringify(reading.marks),
    corrections: JSON.stringify(reading.corrections),
    blocks: JSON.stringify(reading.blocks),
  }
}

export function formReadingOf(row: FormReadingRow): FormReading {
  return {
    id: row.id as ProposalId,
    accountId: row.account_id as AccountId,
    contentHash: row.content_hash,
    ...formFindingsOf(row),
    corrections: correctionsOf(row),
    blocks: JSON.parse(row.blocks) as FormBlock[],
    version: row.version,
  }
}

export function formFindingsOf(row: Pick<FormReadingRow, 'items' | 'marks' | 'doubt'>): FormFindings {
  return {
    doubt: parsedOrNull<FormDoubt>(row.doubt),
    items: JSON.parse(row.items) as FormItem[],
    marks: JSON.parse(row.marks) as QuestionMark[],
  }
}

export function correctionsOf({ corrections }: Pick<FormReadingRow, 'corrections'>): FormCorrection[] {
  return JSON.parse(corrections) as FormCorrection[]
}
