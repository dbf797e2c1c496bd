import type { FunderId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { FileFormat } from '../texts/file-text.ts'
import type { TextFile } from '../texts/text-file.ts'
import type { TextFiles } from '../texts/text-files.ts'
import type { Citation } from './funder.ts'
import type { ViewFunder } from './search-funders.ts'

/** Returns what is known of a funder as a file with its sources. Throws `not-found`. */
export class DownloadFunderOverview {
  constructor(
    private readonly funders: Pick<ViewFunder, 'execute'>,
    private readonly files: TextFiles,
  ) {}

  async execute(input: {
    actor: Actor
    funderId: FunderId
    format: FileFormat
    withSources: boolean
  }): Promise<TextFile> {
    const { funderName, markdownOverview, citations } = await this.funders.execute(input)
    const sources = input.withSources ? citations.map(citationText) : []
    const parts = [{ kind: 'body', markdown: markdownOverview ?? '', sources } as const]
    const title = this.files.labels.overviewOf(funderName)
    return this.files.make({ accountId: input.actor.accountId, title, parts, format: input.format })
  }
}

function citationText({ title, url }: Citation): string {
  return url === null || url === title ? title : `${title} (${url})`
}
