import { ContainerModule } from 'inversify'
import { CreateReport } from '../../../core/reports/create-report.ts'
import { RenameReport } from '../../../core/reports/rename-report.ts'
import { ViewReport } from '../../../core/reports/view-report.ts'
import { WriteReport, type WriteReportPorts } from '../../../core/reports/write-report.ts'
import { construct, provide } from '../token.ts'
import { coreTokens, databaseTokens, jobTokens, systemTokens, useCaseTokens, writingTokens } from '../tokens.ts'

const { work, projectReader, reportReader, documentReader } = databaseTokens
const { clock, ids } = systemTokens

function writeReport(
  stores: WriteReportPorts['work'],
  writer: WriteReportPorts['writer'],
  libraries: WriteReportPorts['libraries'],
  documents: WriteReportPorts['documents'],
  time: WriteReportPorts['clock'],
  source: WriteReportPorts['ids'],
): WriteReport {
  return new WriteReport({ work: stores, writer, libraries, documents, clock: time, ids: source })
}

export const reportsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.createReport, CreateReport, [work, projectReader, ids, clock, coreTokens.quotas])
  construct(module, useCaseTokens.viewReport, ViewReport, [reportReader, coreTokens.readings])
  construct(module, useCaseTokens.renameReport, RenameReport, [work, clock])
  provide(module, jobTokens.writeReport, writeReport, [
    work,
    writingTokens.reports,
    coreTokens.libraries,
    documentReader,
    clock,
    ids,
  ])
})
