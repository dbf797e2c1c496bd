import { ContainerModule } from 'inversify'
import { ContentRegisterReader } from '../../../adapters/funder-registers/content-register-reader.ts'
import { DownloadFunderOverview } from '../../../core/funders/download-funder-overview.ts'
import { ImportFunderFile } from '../../../core/funders/import-funder-file.ts'
import { ImportFunders } from '../../../core/funders/import-funders.ts'
import { InformedFunderOverviewWriter } from '../../../core/funders/informed-funder-overview-writer.ts'
import { ListFunderImports } from '../../../core/funders/list-funder-imports.ts'
import { CountFunders, ListFunders } from '../../../core/funders/list-funders.ts'
import { RenewFunderOverview } from '../../../core/funders/renew-funder-overview.ts'
import { RequestFunderRenewal } from '../../../core/funders/request-funder-renewal.ts'
import { SaveFunder } from '../../../core/funders/save-funder.ts'
import { SearchFunders, ViewFunder } from '../../../core/funders/search-funders.ts'
import { RegisterFiles, StartFunderImport } from '../../../core/funders/start-funder-import.ts'
import { construct } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, registerTokens, systemTokens, writingTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, funderIndex, allFundersReader, registerFactsReader } = databaseTokens
const { files, ids, clock } = systemTokens
const { reader, files: registers, importFunders, importFile } = registerTokens
const sources = coreTokens.grantSources
const overviews = writingTokens.informedFunderOverviews

export const fundersModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.searchFunders, SearchFunders, [funderIndex])
  construct(module, useCaseTokens.viewFunder, ViewFunder, [work, coreTokens.readings])
  construct(module, useCaseTokens.downloadFunderOverview, DownloadFunderOverview, [
    useCaseTokens.viewFunder,
    coreTokens.textFiles,
  ])
  construct(module, useCaseTokens.listFunders, ListFunders, [funderIndex, allFundersReader])
  construct(module, useCaseTokens.countFunders, CountFunders, [allFundersReader])
  construct(module, useCaseTokens.saveFunder, SaveFunder, [work, sources])
  construct(module, useCaseTokens.requestFunderRenewal, RequestFunderRenewal, [work, sources])
  construct(module, jobTokens.renewFunderOverview, RenewFunderOverview, [work, overviews])
  construct(module, overviews, InformedFunderOverviewWriter, [writingTokens.funderOverviews, registerFactsReader])
  bindImports(module)
})

function bindImports(module: Parameters<typeof construct>[0]): void {
  construct(module, reader, ContentRegisterReader, [])
  construct(module, registers, RegisterFiles, [files, reader, ids, clock])
  construct(module, importFunders, ImportFunders, [work, files, reader, sources])
  construct(module, importFile, ImportFunderFile, [work, registers, importFunders])
  construct(module, useCaseTokens.startFunderImport, StartFunderImport, [work, registers, ids, clock])
  construct(module, useCaseTokens.listFunderImports, ListFunderImports, [work])
}
