import { failureSentence } from '../reason-sentences.ts'
import type { ListedFunderImport } from '../../../core/funders/list-funder-imports.ts'
import type * as contract from '../../http-contract/funder-imports.ts'

export function presentFunderImport(one: ListedFunderImport): contract.FunderImport {
  const { title, url, licence, publishedOn } = one.source
  return {
    id: one.id,
    _id: one.id,
    fileName: one.fileName,
    sizeBytes: one.sizeBytes,
    format: one.format,
    source: { title, url, licence, publishedOn },
    state: one.state,
    error: failureSentence(one.error),
    recordsRead: one.recordsRead,
    fundersAdded: one.fundersAdded,
    fundersChanged: one.fundersChanged,
    recordsSkipped: one.recordsSkipped,
    problems: [...one.problems],
    createdAt: one.createdAt,
    finishedAt: one.finishedAt,
  }
}
