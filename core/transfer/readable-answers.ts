import type { AccountId, ProposalId } from '../shared/ids.ts'
import { applicationParts, applicationText, type FileContent } from '../hand-in/application-text.ts'
import type { ProposalReader } from '../proposals/ports.ts'
import type { TextFile } from '../texts/text-file.ts'
import type { TextFiles } from '../texts/text-files.ts'

const CONTENTS: readonly FileContent[] = ['guidance', 'sources', 'unanswered', 'letter']

/** Applications as texts for people, in addition to the records. */
export class ReadableAnswers {
  constructor(
    private readonly proposals: ProposalReader,
    private readonly files: TextFiles,
  ) {}

  /** Markdown files one by one, each with a unique name; removed applications are left out. */
  async *of(accountId: AccountId, ids: readonly ProposalId[]): AsyncGenerator<TextFile> {
    const names = new Set<string>()
    for (const id of ids) {
      const detail = await this.proposals.detail(accountId, id)
      if (detail === null) continue
      const { name, coverLetter } = detail.proposal
      const parts = applicationParts(applicationText(name, detail.questions, coverLetter), CONTENTS, this.files.labels)
      const file = await this.files.make({ accountId, title: name, parts, format: 'md' })
      yield { ...file, fileName: freeName(file.fileName, names) }
    }
  }
}

/** "Kitchen.md", then "Kitchen (2).md"; names differ in more than case, for every file system. */
function freeName(fileName: string, taken: Set<string>): string {
  const at = fileName.lastIndexOf('.')
  let name = fileName
  for (let count = 2; taken.has(name.toLowerCase()); count += 1)
    name = `${fileName.slice(0, at)} (${count})${fileName.slice(at)}`
  taken.add(name.toLowerCase())
  return name
}
