import type { FactsDraft, FactsTask, FactsWriter } from '../../../core/settings/ports.ts'
import { keyWords } from '../../../core/known/key-words.ts'
import { PROFILE_SOURCE } from '../../../core/proposals/answer/told-text.ts'
import type { FactSource, ProfileFact } from '../../../core/profile/profile-fact.ts'
import { escaped } from '../../../core/languages/escaped.ts'

/** Lists an organisation's profile facts with their sources, and the missing ones. */
export class ExtractiveFactsWriter implements FactsWriter {
  async write({ profile }: FactsTask): Promise<FactsDraft> {
    const open = profile.filter(({ definition }) => !definition.secret)
    const known = open.flatMap((fact) => lineOf(fact) ?? [])
    const lacking = open.filter((fact) => lineOf(fact) === null).map(({ key }) => `- ${keyWords(key)}`)
    const parts = ['# Facts about the organisation', NOTE, ...section('Known', known), ...section(LACKING, lacking)]
    return { text: parts.join('\n\n') }
  }
}

const NOTE = '*From the profile, without a language model. Check what nobody has confirmed before you use it.*'
const LACKING = 'Not found in the documents'

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`]
}

/** Null for an unknown or conflicting fact. */
function lineOf({ key, label, state, value, candidates }: ProfileFact): string | null {
  if (value === null || (state !== 'confirmed' && state !== 'proposed')) return null
  const [source] = state === 'confirmed' ? [] : (candidates[0]?.sources ?? [])
  return `- **${escaped(label ?? keyWords(key))}:** ${escaped(value)} (*${placeOf(source)}*)`
}

function placeOf(source: FactSource | undefined): string {
  if (source === undefined) return PROFILE_SOURCE
  return `${escaped(source.fileName)}${source.page === null ? '' : `, p. ${source.page}`}`
}
