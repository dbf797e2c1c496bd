import { YEAR_PATTERN, yearsIn } from '../../../core/languages/dates.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'

/** A requested topic of the report. */
export interface ReportRequest {
  /** The heading of its section. */
  readonly title: string
}

export interface ReadPrompt {
  /** In the order of the prompt; empty if it only asks for a report. */
  readonly requests: readonly ReportRequest[]
  /** Years of the report, the latest first. */
  readonly years: readonly number[]
}

const ITEM = /^\s*(?:[-*•–·]|#{1,6}|\(?(?:\p{N}{1,2}|[a-h])[.):])\s+/u
/** Openers of a sentence about the document. */
const FRAME =
  /^(?:please |kindly |can you |we need |i need )*(?:write|create|prepare|produce|draft|generate|make|compile|report|an? (?:\p{L}+ ){0,3}report)\b/iu
/** Words before the topics. */
const LEADS = /\b(?:about|on|cover(?:ing)?|includ(?:e|ing)|describ(?:e|ing)|explain(?:ing)?|summari[sz](?:e|ing))\s+/iu
/** Sentences about how it is to be written. */
const MANNER = /^(?:please )?(?:use|keep|avoid|do not|don['’]t|make it|be|write (?:it|in)|it should)\b/iu
const LENGTH =
  /\s*\b(?:(?:of|in|about|around|no more than|at most|up to)\s+)*(?:\p{N}+(?:\s?[-–]\s?\p{N}+)?|one|two|three)\s+(?:words|pages?|characters)\b/giu
const PERIOD = new RegExp(
  String.raw`\s*\b(?:(?:in|for|during|of)\s+)?(?:the year\s+)?${YEAR_PATTERN}(?:[/–-]\p{N}{2,4})?`,
  'gu',
)
const OPENING = /^(?:(?:and|also|our|the (?=\p{L})|any|some|all|its|their)\s+)+/iu
/** Pairs that are one topic. */
const PAIRS = /\b(?:income|receipts|costs?|money) and (?=expenditure|spending|expenses|costs?|payments)/giu
const LONGEST_TITLE = 90
/** Longer lines without punctuation are prose, not section names. */
const LONGEST_LABEL_WORDS = 12

/** The topics of a prompt: its items, questions and lists, each a section. */
export function readPrompt(prompt: string): ReadPrompt {
  const lines = prompt
    .split('\n')
    .flatMap(itemsIn)
    .filter((line) => line.trim() !== '')
  const titles = lines.flatMap((line, at) => topicsOfLine(line.trim(), at > 0)).flatMap(titleOf)
  const unique = new Map(titles.map((title) => [title.toLowerCase(), title]))
  return { requests: [...unique.values()].map((title) => ({ title })), years: yearsIn(prompt).sort((a, b) => b - a) }
}

const NUMBERED = /(?<=^|[\s:;])(?=\(?\p{N}{1,2}[.)]\s)/u

/** The items of a list in one line, "1. Activities 2. Results"; the whole line if its numbers do not count up. */
function itemsIn(line: string): string[] {
  const parts = line.split(NUMBERED)
  const numbers = parts.flatMap((part) => /^\(?(\p{N}{1,2})[.)]\s/u.exec(part)?.[1] ?? []).map(Number)
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1) ? parts : [line]
}

function topicsOfLine(line: string, isBelow: boolean): string[] {
  if (ITEM.test(line)) return [line.replace(ITEM, '').split(/:\s/u)[0]!]
  if (isBelow && !/[.?!:]$/u.test(line) && line.split(/\s+/u).length <= LONGEST_LABEL_WORDS) return [line]
  return splitSentences(line).flatMap(topicsOfSentence)
}

function topicsOfSentence(sentence: string): string[] {
  const text = sentence.replace(LENGTH, '').replace(/[.!\s]+$/u, '')
  if (text.endsWith('?')) return [text]
  if (MANNER.test(text)) return []
  const [head = '', ...behindColon] = text.split(/:\s*/u)
  const lead = LEADS.exec(head)
  if (behindColon.some((part) => part !== '')) return listIn(behindColon.join(': '))
  if (lead !== null) return listIn(head.slice(lead.index + lead[0].length))
  return FRAME.test(head) ? [] : listIn(head)
}

/** "Activities, people reached and lessons learned" gives three topics. */
function listIn(text: string): string[] {
  const pairs = text.replace(PAIRS, (pair) => pair.replace(' and ', '\u00a0and\u00a0'))
  return pairs.split(/[;,] *(?:and +)?| +and +/iu).map((part) => part.replaceAll('\u00a0', ' '))
}

function titleOf(topic: string): string[] {
  const bare = topic
    .replace(PERIOD, '')
    .trim()
    .replace(OPENING, '')
    .replace(/[\s.,;:]+$/u, '')
  if (!/\p{L}{3}/u.test(bare)) return []
  const text = bare.length <= LONGEST_TITLE ? bare : `${bare.slice(0, LONGEST_TITLE).replace(/\s+\S*$/u, '')}…`
  return [text.charAt(0).toUpperCase() + text.slice(1)]
}
