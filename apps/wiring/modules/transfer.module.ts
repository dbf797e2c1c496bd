import { ContainerModule } from 'inversify'
import { ZipArchives } from '../../../adapters/archive/zip-archive.ts'
import { DownloadOwnData } from '../../../core/transfer/download-own-data.ts'
import { ExportAccounts } from '../../../core/transfer/export-accounts.ts'
import { ImportAccounts } from '../../../core/transfer/import-accounts.ts'
import { construct } from '../token.ts'
import { databaseTokens, readingTokens, systemTokens, transferTokens, useCaseTokens } from '../tokens.ts'

const { work, snapshots } = databaseTokens
const { files, clock, ids, log } = systemTokens
const { archives, exportAccounts, importAccounts } = transferTokens

export const transferModule = new ContainerModule((module) => {
  construct(module, archives, ZipArchives, [])
  construct(module, useCaseTokens.downloadOwnData, DownloadOwnData, [work, snapshots, files, archives, clock, log])
  construct(module, exportAccounts, ExportAccounts, [work, snapshots, files, clock])
  construct(module, importAccounts, ImportAccounts, [work, files, readingTokens.termWeights, ids])
})
