import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { FileFormat } from '../texts/file-text.ts'
import type { TextFile } from '../texts/text-file.ts'
import type { TextFiles } from '../texts/text-files.ts'
import type { ViewProject } from './view-projects.ts'

/** Returns a project's overview as a file; only its heading if it is not written. Throws `not-found`. */
export class DownloadOverview {
  constructor(
    private readonly projects: Pick<ViewProject, 'execute'>,
    private readonly files: TextFiles,
  ) {}

  async execute(input: { actor: Actor; projectId: ProjectId; format: FileFormat }): Promise<TextFile> {
    const { accountId, name, overview } = await this.projects.execute(input)
    const parts = [{ kind: 'body', markdown: overview.text ?? '' } as const]
    return this.files.make({ accountId, title: this.files.labels.overviewOf(name), parts, format: input.format })
  }
}
