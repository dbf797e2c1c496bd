import type { ReportId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { sourceNames, type FileFormat } from '../texts/file-text.ts'
import { withoutSourceLines } from '../texts/source-lines.ts'
import type { TextFile } from '../texts/text-file.ts'
import type { TextFiles } from '../texts/text-files.ts'
import type { ViewReport } from './view-report.ts'

/** Returns a report as a file; only its heading if it is not written. Throws `not-found`. */
export class DownloadReport {
  constructor(
    private readonly reports: Pick<ViewReport, 'execute'>,
    private readonly files: TextFiles,
  ) {}

  async execute(input: {
    actor: Actor
    reportId: ReportId
    format: FileFormat
    withSources: boolean
  }): Promise<TextFile> {
    const { accountId, name, text, sources } = await this.reports.execute(input)
    const cited = input.withSources ? sourceNames(sources) : []
    const markdown = withoutSourceLines(text ?? '', sources)
    const parts = [{ kind: 'body', markdown, sources: cited } as const]
    return this.files.make({ accountId, title: name, parts, format: input.format })
  }
}
