import type { AccountId } from '../shared/ids.ts'
import { placeholdersIn, withoutPlaceholders } from '../languages/placeholders.ts'
import { DEFAULT_SETTINGS } from '../identity/account.ts'
import type { Accounts } from '../identity/ports.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { ProfileFacts } from '../profile/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { withSources, type FileFormat, type FilePart, type SourcedPart } from './file-text.ts'
import type { TextFileWriter } from './ports.ts'
import { textFileName, type TextFile } from './text-file.ts'

export interface FileLabels {
  /** Heading of the list of sources. */
  readonly sources: string
  readonly coverLetter: string
  readonly table: { readonly question: string; readonly limit: string; readonly answer: string }
  readonly words: (count: number) => string
  readonly characters: (count: number) => string
  readonly notAnswered: string
  /** Printed where there is no answer. */
  readonly noAnswer: string
  /** Information that an answer lacks, printed after its length. */
  readonly stillNeeded: (entries: readonly string[]) => string
  readonly overviewOf: (name: string) => string
  /** File name for a text without a usable name. */
  readonly unnamed: string
}

export type TextFileWriters = Readonly<Record<FileFormat, TextFileWriter>>

interface ToWrite {
  readonly accountId: AccountId
  readonly title: string
  readonly parts: readonly SourcedPart[]
  readonly format: FileFormat
  /** Absent: true. */
  readonly isTitled?: boolean
}

/** Makes files of an account's texts, without unfilled placeholders. */
export class TextFiles {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts; profileFacts: ProfileFacts }>,
    private readonly writers: TextFileWriters,
    readonly labels: FileLabels,
    private readonly analyser: TermAnalyser,
  ) {}

  async make({ accountId, title, parts, format, isTitled = true }: ToWrite): Promise<TextFile> {
    const { account, name } = await this.work.run(async ({ accounts, profileFacts }) => {
      const [legal, working] = [
        await profileFacts.find(accountId, 'legalName'),
        await profileFacts.find(accountId, 'workingName'),
      ]
      return { account: await accounts.find(accountId), name: working?.value ?? legal?.value ?? null }
    })
    const language = this.languageOf(parts, account?.settings ?? DEFAULT_SETTINGS)
    const given = withSources(parts.map(withoutOpenPlaces), this.labels.sources)
    const text = { title, isTitled, author: name, language, parts: given }
    const written = await this.writers[format].write(text, accountId)
    return { fileName: textFileName(title, format, this.labels.unnamed), ...written, leftOut: openPlacesOf(parts) }
  }

  /** The language of the text; the account's tag if it is the same language, or unknown. */
  private languageOf(parts: readonly FilePart[], account: { readonly language: string }): string {
    const bodies = parts.flatMap((part) => (part.kind === 'body' ? [part.markdown] : []))
    const told = this.analyser.languageOf(bodies.join('\n'))
    return told === null || account.language.split('-')[0] === told ? account.language : told
  }
}

function withoutOpenPlaces(part: SourcedPart): SourcedPart {
  return part.kind === 'body' ? { ...part, markdown: withoutPlaceholders(part.markdown) } : part
}

/** Without duplicates, in order. */
function openPlacesOf(parts: readonly FilePart[]): string[] {
  const found = parts.flatMap((part) => (part.kind === 'body' ? placeholdersIn(part.markdown) : []))
  return [...new Set(found.map(({ label }) => label))]
}
