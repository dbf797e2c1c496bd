import type { CoverLetterTask } from '../../../core/proposals/ports/cover-letter-writer.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { firstSentences } from './first-sentences.ts'

/** What a letter speaks of, in its order, by the questions that ask for it. */
const THEMES: readonly RegExp[] = [
  /\b(?:about|describe|introduce|summary of) (?:your|the) (?:organi[sz]ation|charity|group|association)|\bwho (?:are you|you are)|\b(?:mission|vision|track record|experience|history)\b|\bwhat (?:does )?your (?:organi[sz]ation|charity|group)|\b(?:aims|purposes?) of (?:your|the) (?:organi[sz]ation|charity|group)|\borganisation\b.*\b(?:vorstellen|beschreib)|\bprésent\p{L}* votre (?:organi|association)/iu,
  /\b(?:need|needs|problem|issue|challenge|why (?:is|are|do|does|this))\b|\bbedarf|\bbesoins?\b|\bnecesidad/iu,
  /\b(?:your project|the project|activities|what (?:will|would) you|deliver|plans?|how will you (?:use|spend|run))\b|\bprojekt|\bprojet|\bproyecto|\bprogetto|\bprojeto/iu,
  /\b(?:benefit|beneficiar\p{L}+|who will|how many (?:people|families|children)|reach|community)\b/iu,
  /\b(?:outcomes?|difference|impact|success|measure|evaluat\p{L}+|results?|achieve)\b|\bwirkung|\brésultats?/iu,
]
/** A letter is one page. */
const LONGEST_BODY = 240
const MIN_PARAGRAPHS = 3

type Answer = CoverLetterTask['answers'][number]

/** The paragraphs of the letter: the first whole sentences of the answers that a funder wants to hear of first. */
export function letterBody({ answers, settings }: CoverLetterTask): string[] {
  const left = new Set(answers)
  const themed = THEMES.map((theme) => {
    const answer = answers.find((one) => left.has(one) && theme.test(one.question) && firstSentences(one.answer) !== '')
    if (answer !== undefined) left.delete(answer)
    return answer
  })
  const [who, ...rest] = themed.map((answer) => (answer === undefined ? '' : firstSentences(answer.answer)))
  const paragraphs = [who === '' || who === undefined ? firstSentences(plain(settings.factsFile)) : who, ...rest]
  return withinPage([...paragraphs, ...others(left, paragraphs)])
}

/** Where few questions are of the usual kinds, the form's own order says what comes first. */
function others(left: ReadonlySet<Answer>, paragraphs: readonly string[]): string[] {
  const there = paragraphs.filter((paragraph) => paragraph !== '').length
  const more = [...left].map(({ answer }) => firstSentences(answer)).filter((paragraph) => paragraph !== '')
  return more.slice(0, Math.max(0, MIN_PARAGRAPHS - there))
}

function withinPage(paragraphs: readonly string[]): string[] {
  const kept: string[] = []
  for (const paragraph of paragraphs) {
    const isNew = paragraph !== '' && !kept.some((other) => other.includes(paragraph) || paragraph.includes(other))
    if (isNew && countWords([...kept, paragraph].join(' ')) <= LONGEST_BODY) kept.push(paragraph)
  }
  return kept
}

function plain(markdown: string): string {
  return markdown.replace(/\*\*|__|`/gu, '').replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
}
