import { ContainerModule } from 'inversify'
import { ZipArchives } from '../../../adapters/archive/zip-archive.ts'
import type { FileStore, IdSource, UnitOfWork } from '../../../core/shared/ports.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { TermWeightCalculator } from '../../../core/documents/ports/term-weight-calculator.ts'
import type { Stores } from '../../../core/stores.ts'
import { DownloadOwnData } from '../../../core/transfer/download-own-data.ts'
import { ExportAccounts } from '../../../core/transfer/export-accounts.ts'
import { ImportAccounts } from '../../../core/transfer/import-accounts.ts'
import { PreviewImport } from '../../../core/transfer/preview-import.ts'
import { ReadableAnswers } from '../../../core/transfer/readable-answers.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, readingTokens, systemTokens, transferTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, snapshots } = databaseTokens
const { files, clock, ids, log } = systemTokens
const { archives, readableAnswers, exportAccounts, importAccounts, previewImport } = transferTokens

function importerOf(
  work: UnitOfWork<Stores>,
  files: FileStore,
  termWeights: TermWeightCalculator,
  analyser: TermAnalyser,
  ids: IdSource,
): ImportAccounts {
  return new ImportAccounts(work, files, { termWeights, analyser }, ids)
}

export const transferModule = new ContainerModule((module) => {
  construct(module, archives, ZipArchives, [])
  construct(module, readableAnswers, ReadableAnswers, [databaseTokens.proposalReader, coreTokens.textFiles])
  const downloading = [work, snapshots, files, archives, clock, log, useCaseTokens.proveUser, readableAnswers] as const
  construct(module, useCaseTokens.downloadOwnData, DownloadOwnData, downloading)
  construct(module, exportAccounts, ExportAccounts, [work, snapshots, files, clock])
  construct(module, previewImport, PreviewImport, [work])
  provide(module, importAccounts, importerOf, [work, files, readingTokens.termWeights, readingTokens.analyser, ids])
})
