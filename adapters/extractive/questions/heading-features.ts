import type { Features, KnownLine } from './known-line.ts'
import type { LineWords } from './line-words.ts'

/** Of each candidate, the heading above it, marked as such by the format or by its bold type. */
export function headingFeatures(known: readonly KnownLine[]): Features[] {
  let heading: KnownLine | null = null
  let pseudo: KnownLine | null = null
  let since = 0
  let sincePseudo = 0
  let declared = 99
  let own = 0
  let prompts = 0
  const away = Object.fromEntries(LEADS.map((name) => [name, FAR]))
  return known.map((one) => {
    const features = {
      ...headingTraits('', heading?.words ?? null),
      ...headingTraits('bold', pseudo?.words ?? null),
      level: heading?.own['level'] ?? -1,
      since,
      sincePseudo,
      declared,
      own,
      prompts,
      ...Object.fromEntries(LEADS.map((name) => [`since-${name}`, away[name]!])),
    }
    since++
    sincePseudo++
    declared = Math.min(99, declared + 1)
    own += one.words.asking === 'prose' ? one.words.words : 0
    if (/^(?:open|request|yes-no)$/u.test(one.words.asking)) [prompts, own] = [prompts + 1, 0]
    if (one.words.traits['declares'] === 1) declared = 0
    for (const name of LEADS) away[name] = one.words.traits[name] === 1 ? 0 : Math.min(FAR, away[name]! + 1)
    if (one.candidate.line?.level != null) [heading, since, prompts, own] = [one, 0, 0, 0]
    if (isPseudoHeading(one)) [pseudo, sincePseudo] = [one, 0]
    return features
  })
}

const FAR = 30

/** Lines that say what the next ones are. */
const LEADS = [
  'optionsLead',
  'leadsIn',
  'excluded',
  'notAsked',
  'signature',
  'request',
  'open',
  'yes-no',
  'follow-up',
  'limitAlone',
]

function headingTraits(prefix: string, words: LineWords | null): Features {
  const trait = (name: string) => words?.traits[name] ?? -1
  const names = ['words', 'excluded', 'label', 'open', 'request', 'fact', 'declares', 'costs', 'limited']
  return Object.fromEntries(names.map((name) => [prefix + name, trait(name)]))
}

function isPseudoHeading({ candidate: { line }, words }: KnownLine): boolean {
  if (line === null || words.words > 14) return false
  return line.level !== null || (line.bold && words.asking === 'label') || words.traits['capitals'] === 1
}
