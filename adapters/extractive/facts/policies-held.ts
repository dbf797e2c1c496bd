import type { Library } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'

export interface HeldPolicy {
  /** As the document calls it. */
  readonly title: string
  readonly hit: PassageHit
}

/** What funders want a policy on. */
const SUBJECTS =
  'safeguarding|child protection|equal\\p{L}*|diversity|inclusion|health and safety|data protection|privacy|complaints?|volunteer\\p{L}*|reserves?|environment\\p{L}*|whistle-?blowing|conflicts? of interest|anti-?bribery|anti-?fraud|financial(?: controls?)?|risk(?: management)?|lone working|modern slavery|recruitment|expenses|investment|code of'
const SEARCHES = [
  'safeguarding child protection policy',
  'equality diversity inclusion policy',
  'health and safety data protection policy',
  'complaints volunteering whistleblowing policy procedure',
  'reserves environmental policy code of conduct',
  'conflict of interest financial controls risk management policy',
]
const PASSAGES = 12
const TITLE = new RegExp(
  String.raw`(?:\b(?:${SUBJECTS})\b[\p{L},&\s-]{0,40}?\b(?:polic(?:y|ies)|procedures?|conduct|statement)\b)`,
  'iu',
)
/** A line as short as this is a title; a longer one must say that the policy is the organisation's own. */
const LONGEST_TITLE_WORDS = 10
const OWN = /\b(?:our|we have|has|have|adopted|approved)\b/iu

/** The policies that the library holds or says are held, each once. */
export async function policiesHeld(library: Library): Promise<HeldPolicy[]> {
  const held = new Map<string, HeldPolicy>()
  for (const search of SEARCHES)
    for (const hit of await library.search(search, PASSAGES))
      for (const title of titlesIn(hit)) {
        const key = title.toLowerCase()
        if (![...held.keys()].some((other) => other.includes(key))) held.set(key, { title, hit })
      }
  return [...held.values()].sort((a, b) => a.title.localeCompare(b.title))
}

function titlesIn({ fileName, passage }: PassageHit): string[] {
  const file = fileName.replace(/\.\p{L}+$/u, '').replace(/[_.-]+/gu, ' ')
  const lines = [file, ...passage.headings, ...passage.text.split('\n').flatMap(splitSentences)]
  return lines.flatMap((line) => {
    const found = TITLE.exec(line)?.[0]
    const isTitle = line.split(/\s+/).length <= LONGEST_TITLE_WORDS && !/[?.:]$/.test(line)
    return found !== undefined && (isTitle || OWN.test(line)) ? [capitalised(found.replace(/\s+/g, ' '))] : []
  })
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
