import { ContainerModule } from 'inversify'
import { CreateReport } from '../../../core/reports/create-report.ts'
import { ChangeReport } from '../../../core/reports/change-report.ts'
import { DownloadReport } from '../../../core/reports/download-report.ts'
import { DuplicateReport } from '../../../core/reports/duplicate-report.ts'
import { RemoveReport } from '../../../core/reports/remove-report.ts'
import { RequestReport } from '../../../core/reports/request-report.ts'
import { ViewReport } from '../../../core/reports/view-report.ts'
import { WriteReport, type WriteReportPorts } from '../../../core/reports/write-report.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, systemTokens, writingTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, projectReader, reportReader, documentReader } = databaseTokens
const { clock, ids } = systemTokens

function writeReport(
  stores: WriteReportPorts['work'],
  reader: WriteReportPorts['reader'],
  writer: WriteReportPorts['writer'],
  libraries: WriteReportPorts['libraries'],
  documents: WriteReportPorts['documents'],
  time: WriteReportPorts['clock'],
  source: WriteReportPorts['ids'],
): WriteReport {
  return new WriteReport({ work: stores, reader, writer, libraries, documents, clock: time, ids: source })
}

export const reportsModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.createReport, CreateReport, [
    work,
    projectReader,
    documentReader,
    ids,
    clock,
    coreTokens.quotas,
  ])
  construct(module, useCaseTokens.viewReport, ViewReport, [reportReader, coreTokens.readings])
  construct(module, useCaseTokens.downloadReport, DownloadReport, [useCaseTokens.viewReport, coreTokens.textFiles])
  construct(module, useCaseTokens.changeReport, ChangeReport, [work, clock])
  construct(module, useCaseTokens.requestReport, RequestReport, [work, documentReader, ids, clock, coreTokens.quotas])
  construct(module, useCaseTokens.duplicateReport, DuplicateReport, [work, ids, clock, coreTokens.quotas])
  construct(module, useCaseTokens.removeReport, RemoveReport, [work])
  provide(module, jobTokens.writeReport, writeReport, [
    work,
    projectReader,
    writingTokens.reports,
    coreTokens.libraries,
    documentReader,
    clock,
    ids,
  ])
})
