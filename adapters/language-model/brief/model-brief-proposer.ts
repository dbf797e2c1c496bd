import type { BriefProposer, BriefTask, ProposedBrief, ProposedSection } from '../../../core/brief/ports.ts'
import type { Library } from '../../../core/documents/library.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { BRIEF_QUERIES, briefForm, briefRequest, readBrief } from '../prompts/propose-brief.prompt.ts'
import { cleanedText } from '../cleaning/cleaned-reply.ts'
import { handIn } from '../hand-in.ts'
import { claimsIn, type Evidence } from '../texts/checked-text.ts'
import { openResearch, textsOf } from '../texts/research.ts'

/**
 * The model fills in the sections. Sentences with a figure, date, amount or name that no document contains are left
 * out, and so are sections without sources. The budget is read from tables without a model, so that every amount is
 * exact.
 */
export class ModelBriefProposer implements BriefProposer {
  constructor(
    private readonly client: ModelClient,
    private readonly builtIn: BriefProposer,
  ) {}

  async propose(task: BriefTask, library: Library, context: CallContext): Promise<ProposedBrief> {
    const { budget } = await this.builtIn.propose({ ...task, sections: [] }, library, context)
    return { sections: await this.sections(task, library, context), budget }
  }

  private async sections(task: BriefTask, library: Library, context: CallContext): Promise<ProposedSection[]> {
    if (task.sections.length === 0) return []
    const { material, shown } = await openResearch(library, BRIEF_QUERIES, false, this.client.wholeLibraryTokens)
    if (material.length === 0) return []
    const run = await this.client.begin(context)
    const { input } = await handIn(run, briefRequest(task, material), briefForm(task.sections), this.client)
    const evidence = { texts: () => [task.projectName, ...textsOf(shown)], language: task.settings.language }
    return readBrief(input, task.sections).flatMap(({ key, text, sources }) => {
      const supported = supportedText(cleanedText(text).text, evidence)
      const passages = shown.sourcesOf([{ sources, words: '' }])
      return supported === '' || passages.length === 0 ? [] : [{ key, text: supported, sources: passages }]
    })
  }
}

/** Removes sentences with unsupported claims. */
function supportedText(text: string, evidence: Evidence): string {
  const claims = claimsIn(text, evidence)
  if (claims.length === 0) return text
  const isSupported = (sentence: string) => !claims.some((claim) => sentence.includes(claim.text))
  const lines = text.split('\n').map((line) => ({ line, kept: splitSentences(line).filter(isSupported).join(' ') }))
  return lines
    .filter(({ line, kept }) => line.trim() === '' || /\p{L}/u.test(kept))
    .map(({ kept }) => kept)
    .join('\n')
    .trim()
}
