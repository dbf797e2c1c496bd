import { withoutInstructions } from '../documents/without-instructions.ts'
import { evidenceIndex, type EvidenceIndex } from './evidence-index.ts'
import type { LanguageWords } from './language-words.ts'
import { plainWords } from './sentence-evidence.ts'

/** A text of the evidence, orders to machines left out, which is read closely only once a sentence comes near it. */
export class EvidencePassage {
  private known: EvidenceIndex | null = null
  private words: ReadonlySet<string> | null = null
  private statements: string | null = null

  constructor(
    private readonly text: string,
    private readonly language: LanguageWords,
  ) {}

  index(): EvidenceIndex {
    this.known ??= evidenceIndex(this.stated(), this.language)
    return this.known
  }

  /** How many of these words it has, stop words aside. */
  countOf(words: Iterable<string>): number {
    this.words ??= new Set(plainWords(this.stated()).filter((word) => !this.language.stopWords.has(word)))
    let shared = 0
    for (const word of words) if (this.words.has(word)) shared++
    return shared
  }

  private stated(): string {
    return (this.statements ??= withoutInstructions(this.text))
  }
}

/** A library is evidence for many texts, and a draft is checked again once it is mended. */
const known = new Map<string, EvidencePassage>()
const MOST_KNOWN = 300

/** The passage of this text, as it was read before where it is among the last that were asked for. */
export function evidencePassage(text: string, language: LanguageWords): EvidencePassage {
  const key = `${language.code}\n${text}`
  const passage = known.get(key) ?? new EvidencePassage(text, language)
  known.delete(key)
  known.set(key, passage)
  const [oldest] = known.size > MOST_KNOWN ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
  return passage
}
