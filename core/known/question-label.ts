import type { AskedAttribute, QuestionOwner, QuestionWords } from '../languages/question-words.ts'
import { LETTERS } from '../languages/letters.ts'

/** A question prepared for comparison. */
export interface QuestionLabel {
  /** The whole question. */
  readonly whole: string
  /** Its first sentence. */
  readonly first: string
  /** Whether further sentences ask for more. */
  readonly hasMore: boolean
}

export interface FoundAttribute {
  readonly attribute: AskedAttribute
  /** The label without the words of the attribute. */
  readonly rest: string
  /** Whether the rest only names the owner. */
  readonly isWhole: boolean
  readonly words: number
}

/** Words of a language as search patterns. */
export interface OwnerWords {
  readonly attributes: readonly (readonly [AskedAttribute, RegExp])[]
  readonly owners: readonly (readonly [QuestionOwner, RegExp])[]
  readonly fillers: RegExp
  readonly joins: RegExp | null
  readonly elsewhere: RegExp | null
  readonly thisGrant: RegExp | null
  readonly usualWork: RegExp | null
  readonly planned: RegExp | null
  readonly over: RegExp | null
  readonly onlyAsked: RegExp | null
}

/** In order of precedence when a question names several: a partner's contact is the partner's. */
const OWNERS = ['referee', 'partner', 'signatory', 'funder', 'bank', 'contact', 'project', 'organisation'] as const
const LONGEST_LABEL = 300
/**
 * Maximum number of words: "The applicant organisation" is a field for its name, "What does your organisation do?" asks
 * for more.
 */
const LONGEST_OWNER_ALONE = 3
const MORE = /\?|^if (?:yes|so|no)\b/u

export function labelOf(text: string): QuestionLabel {
  const plain = text.slice(0, LONGEST_LABEL).toLowerCase().replace(/[’‘`]/gu, "'")
  const bare =
    plain
      .replace(/\s*[([][^()[\]]*[)\]]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim() || plain
  const [first = '', ...more] = bare.split(/(?<=[?.!])\s+(?=\p{L}{3})/u)
  return {
    whole: plain,
    first: first.replace(/[?.:;!*"“”]+/gu, ' ').replace(/,\s/gu, ' , '),
    hasMore: more.some((said) => MORE.test(said)),
  }
}

export function wordsOf(questions: QuestionWords): OwnerWords {
  const { attributes, owners, fillers } = questions
  return {
    attributes: entriesOf(attributes).map(([attribute, pattern]) => [attribute, apart(pattern)] as const),
    owners: OWNERS.flatMap((owner) => {
      const pattern = owners[owner]
      return pattern === undefined ? [] : [[owner, apart(pattern)] as const]
    }),
    fillers: apart(fillers),
    joins: questions.joins === undefined ? null : apart(questions.joins),
    elsewhere: patternOf(questions.elsewhere),
    thisGrant: patternOf(questions.thisGrant),
    usualWork: patternOf(questions.usualWork),
    planned: patternOf(questions.planned),
    over: patternOf(questions.over),
    onlyAsked: patternOf(questions.onlyAsked),
  }
}

/** The attribute with the longest match in the label; null if it names none. An owner alone asks for its name. */
export function attributeIn(label: string, words: OwnerWords): FoundAttribute | null {
  let best = ownerAlone(label, words)
  let longest = 0
  for (const [attribute, pattern] of words.attributes)
    for (const match of label.matchAll(pattern)) {
      const found = foundAttribute(attribute, label, match, words)
      const length = match[0].length + (found.isWhole ? LONGEST_LABEL : 0)
      if (length > longest) [best, longest] = [found, length]
    }
  return best
}

/** A list of all our partners is our fact; a single partner's name is the partner's. */
const ALL_PARTNERS = /^\W*(?:who|which|wer|qui|quels|pwy)(?!\p{L}).*(?:partners|partner|partenaires|partneriaid)\W*$/u

function ownerAlone(label: string, words: OwnerWords): FoundAttribute | null {
  const owner = ownerIn(label, words)
  if (owner === null || owner === 'project' || owner === 'bank' || !saysNothingElse(label, words)) return null
  if (owner === 'partner' && ALL_PARTNERS.test(label)) return null
  if (owner === 'organisation' && label.trim().split(/\s+/u).length > LONGEST_OWNER_ALONE) return null
  return { attribute: 'name', rest: label, isWhole: true, words: 1 }
}

/** The owner that the words name; null if they name none. */
export function ownerIn(text: string, { owners }: Pick<OwnerWords, 'owners'>): QuestionOwner | null {
  return owners.find(([, pattern]) => text.search(pattern) >= 0)?.[0] ?? null
}

function foundAttribute(
  attribute: AskedAttribute,
  label: string,
  { index, 0: named }: RegExpExecArray,
  words: OwnerWords,
): FoundAttribute {
  const rest = `${label.slice(0, index)} , ${label.slice(index + named.length)}`
  return { attribute, rest, isWhole: saysNothingElse(rest, words), words: label.trim().split(/\s+/u).length }
}

/** Whether a text consists only of owners and fillers. */
export function saysNothingElse(rest: string, { owners, fillers }: OwnerWords): boolean {
  const bare = owners.reduce((text, [, pattern]) => text.replace(pattern, ' '), rest.replace(/'s?(?![\p{L}])/gu, ' '))
  return !/\p{L}/u.test(bare.replace(fillers, ' '))
}

const IN_WORDS = `${LETTERS}0-9`

function patternOf(words: string | undefined): RegExp | null {
  return words === undefined ? null : new RegExp(words, 'iu')
}

/** Matches whole words of a lower-case text. */
function apart(pattern: string): RegExp {
  return new RegExp(`(?<![${IN_WORDS}])(?:${pattern})(?![${IN_WORDS}])`, pattern.includes(String.raw`\p{`) ? 'gu' : 'g')
}

function entriesOf<Key extends string>(patterns: Readonly<Partial<Record<Key, string>>>): [Key, string][] {
  return Object.entries(patterns) as [Key, string][]
}
