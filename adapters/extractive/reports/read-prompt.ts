import { monthPattern, YEAR_PATTERN, yearsIn } from '../../../core/languages/dates.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { askedText } from '../answers/asked-text.ts'

/** Pairs that are one topic. */
const TOGETHER =
  /\b(?:income|receipts|costs?|money) and (?:expenditure|spending|expenses|costs?|payments)\b|\bmonitoring and evaluation\b|\bequality,? diversity,? and inclusion\b|\bdiversity and inclusion\b|\bhealth and safety\b|\bwell-?being and [\p{L}]+|\b[\p{L}]+ and well-?being\b|\bstaff and volunteers\b|\bchildren and (?:young people|families)\b|\blessons and [\p{L}]+|\bsuccess(?:es)? and [\p{L}]+/giu
const JOINT = '\u0000'

/** "Activities, people reached and lessons learned" gives three topics. */
function splitList(text: string): string[] {
  const kept = text.replace(TOGETHER, (pair) => pair.replace(/ and /giu, ` ${JOINT} `).replace(/,/gu, '\u0001'))
  const parts = kept
    .split(/[;,]\s*(?:and\s+)?(?:also\s+)?|\s+as well as\s+|\s+plus\s+/iu)
    .filter((part) => part.trim() !== '')
  const isClosed = /[;,]\s*and\s[^,;]*$/iu.test(kept)
  const last = parts.at(-1) ?? ''
  const ends = isClosed ? [last] : last.split(/\s+(?:and|&)\s+(?:also\s+)?/iu)
  return [...parts.slice(0, -1), ...ends].map((part) => part.replaceAll(JOINT, 'and').replaceAll('\u0001', ',').trim())
}

/** A requested topic of the report. */
export interface ReportRequest {
  /** The heading of its section. */
  readonly title: string
  /** The request's words, for searching. */
  readonly asked: string
}

export interface ReadPrompt {
  /** In the order of the prompt; empty if it only asks for a report. */
  readonly requests: readonly ReportRequest[]
  /** Years of the report. */
  readonly years: readonly number[]
}

const ITEM = /^\s*(?:[-*•–·]|\(?(?:\p{N}{1,2}|[a-h])[.):])\s+/u
const HEADING_MARK = /^\s*#{1,6}\s*|\*\*/gu
/** "Write a short report to our funder": the document and its reader, before its topics. */
const FRAME =
  /^(?:please |kindly |can you |could you |i (?:need|want|would like)(?: you)? (?:to )?|we (?:need|want|would like) (?:to )?)*(?:(?:write|create|prepare|produce|draft|generate|make|compile|provide|give)\s+(?:me |us )?)?(?:an?|the|our|this)?\s*(?:[\p{L}\p{N}'’-]+ ){0,4}?(?:report|summary|overview|update|review|document|account)\b/iu
/** Words between the frame and the topics. */
const LEADS =
  /\b(?:about|on|covering|cover|including|include|describing|summari[sz]ing|explaining|outlining|showing|detailing|highlighting|focus(?:s?ing|es)? on|looking at|with (?:sections? (?:on|about|for)|information on|details? of)|of|that (?:should )?(?:covers?|includes?|describes?|explains?|shows?|summari[sz]es?|sets out|outlines?|tells?|looks? at|focuses on))\s+/iu
/** Openers of a sentence with further topics. */
const ASKS =
  /^(?:(?:please|also|and|then|finally|lastly|next|first(?:ly)?|second(?:ly)?|it|the report|this|they|you|we|must|should|needs? to|will|to|make sure|ensure|that|would like|want|is|be sure|has|have)[\s,:]+)*(?:includ(?:e|es|ing)|cover(?:s|ing)?|describ(?:e|ing)|explain|summari[sz]e|outline|mention|talk about|speak (?:of|about)|focus on|highlight|show|tell (?:them|us|the (?:funder|board|trustees|reader)) (?:about|of)|list|report on|discuss|set out|start with|begin with|end with|close with|finish with|state|give|address|add|say|write (?:about|on)|look at|contain)\s+(?:(?:an? |the )?(?:separate |short |brief )?sections? (?:on|about|for|covering)\s+|(?:something|information|details?|a paragraph|a summary|an overview)\s+(?:on|about|of)\s+)?/iu
/** Requests about style, which the documents' own sentences can't meet. */
const STYLE =
  /^(?:please |also |and )*(?:use|keep|avoid|do not|don['’]t|make (?:it|the (?:report|text|tone))|be |write (?:it|in|this|for|clearly)|it (?:is|will be|should be|must be|needs to be)|(?:the )?(?:tone|style|language|audience|reader|readers|length|format|report)s? (?:is|are|should be|must be|will be|of voice)|no (?:jargon|more)|aim(?:ed)? (?:for|at)|in (?:plain|simple|clear)|thank you|thanks|address it|up to|maximum|max|about|around)\b/iu
/** Readers and tone among the requested topics. */
const NO_TOPIC =
  /^(?:(?:to|for) (?:our|the|a|an|all)\b.*(?:funders?|donors?|trustees|board|members|supporters|grant[- ]?makers?|foundation|council|public|committee|commissioners?)|(?:in|with|using) (?:a |an )?(?:plain|simple|clear|friendly|formal|warm|professional|concise)\b.*|(?:short|brief|concise|friendly|formal|plain english|clear|simple|etc|so on)\.?)$/iu
/** Empty words at the start and end of a topic. */
const OPENING =
  /^(?:(?:and|also|about|on|of|our|the|any|some|all|its|their|a section on|details? (?:of|on|about)|information (?:on|about)|an? (?:overview|summary|account|list|description) of|main|key)\s+)+(?=\p{L})/iu
const PERIOD = new RegExp(
  String.raw`\s*\b(?:(?:in|for|during|of|over|throughout|from|between)\s+)?(?:the\s+)?(?:(?:financial|calendar|last|past|previous|this|current|full)\s+)*(?:year\s+)?(?:ending\s+)?(?:(?:in|of)\s+)?(?:(?:\p{N}{1,2}\s+)?${monthPattern('en')}\s+)?${YEAR_PATTERN}(?:\s*(?:[-–/]|and|to)\s*(?:${YEAR_PATTERN}|\p{N}{2}))?(?!\p{N})`,
  'giu',
)
/** Requests about length, which are for the writer. */
const NAMED_LENGTH =
  /\s*\b(?:(?:in|of|with|to|at|and|is|be|it|should|must|keep|no longer than|no more than|not more than|up to|about|around|approximately|roughly|maximum|max\.?|at most|between|under|less than|within)\s+)*(?:\p{N}[\p{N}.,]*\s*(?:-|–|to|and)\s*)?(?:\p{N}[\p{N},]*|\bhalf an?|\ban?|one|two|three|four|five)[\s-]+(?:a4\s+|single\s+)?(?:words?|characters?|pages?|sides?)\b(?:\s+(?:long|in length|max(?:imum)?|at most|or (?:less|so|fewer)))*/giu
const LONGEST_TITLE = 90
/** Longer lines without punctuation are prose, not section names. */
const LONGEST_LABEL_WORDS = 12

/** The topics of a prompt: its items, questions and lists, each a section, without requests about style. */
export function readPrompt(prompt: string): ReadPrompt {
  const lines = prompt.split('\n').filter((line) => line.trim() !== '')
  const requests = lines.flatMap((line, at) => topicsOfLine(line, at > 0 && lines.length > 2)).flatMap(requestOf)
  const seen = new Set<string>()
  return {
    requests: requests.filter(({ title }) => !seen.has(title.toLowerCase()) && seen.add(title.toLowerCase())),
    years: yearsIn(prompt).sort((a, b) => b - a),
  }
}

function topicsOfLine(line: string, isAmongLines: boolean): string[] {
  const bare = line.replace(HEADING_MARK, '').trim()
  if (ITEM.test(bare)) return [bare.replace(ITEM, '')]
  const isLabel = isAmongLines && !/[.?!:]$/u.test(bare) && bare.split(/\s+/).length <= LONGEST_LABEL_WORDS
  if (isLabel && !FRAME.test(bare) && !ASKS.test(bare)) return [bare]
  return splitSentences(bare).flatMap(topicsOfSentence)
}

function topicsOfSentence(sentence: string): string[] {
  const text = withoutLength(askedText(sentence)).replace(/[.!\s]+$/u, '')
  if (text === '' || (text !== askedText(sentence) && STYLE.test(sentence))) return []
  if (text.endsWith('?')) return questionsIn(text)
  const frame = FRAME.exec(text)?.[0]
  if (frame !== undefined) return topicsAfterFrame(text.slice(frame.length))
  if (ASKS.test(text)) return listAfterColon(text.replace(ASKS, ''))
  return STYLE.test(text) ? [] : listAfterColon(text)
}

/** "… to our funder about what we did: activities, people reached": the topics follow the colon. */
function topicsAfterFrame(rest: string): string[] {
  const [before = '', ...after] = rest.split(/:\s*/u)
  if (after.join('').trim() !== '') return splitList(after.join(': '))
  const lead = LEADS.exec(before)
  return lead === null ? [] : splitList(before.slice(lead.index + lead[0].length))
}

function listAfterColon(text: string): string[] {
  const [, ...after] = text.split(/:\s+/u)
  return splitList(after.length === 0 ? text : after.join(': '))
}

/** "What did we do and whom did we reach?" is two questions. */
function questionsIn(text: string): string[] {
  const parts = text.split(
    /(?:,\s*|\s+)(?:and\s+)?(?=(?:what|who|whom|how|where|when|why|which)\s+\p{L}+\s+\p{L}+\s+\p{L}+)/iu,
  )
  return parts.every((part) => part.split(/\s+/).length >= 3) ? parts.map((part) => part.replace(/,$/u, '')) : [text]
}

function requestOf(topic: string): ReportRequest[] {
  const asked = withoutLength(askedText(topic))
    .replace(ASKS, '')
    .replace(/[\s.;,:]+$/u, '')
    .trim()
  const [label = '', ...details] = asked.split(/:\s+|\s+[–-]\s+/u)
  const bare = label
    .replace(PERIOD, '')
    .replace(OPENING, '')
    .replace(/^[\s,]+|[\s,?]+$/gu, '')
  if (!/\p{L}{3}/u.test(bare) || NO_TOPIC.test(bare) || (STYLE.test(asked) && details.length === 0)) return []
  return [{ title: titleOf(bare, asked.includes('?')), asked: [bare, ...details].join(': ') }]
}

/** Removes requests about length. */
function withoutLength(text: string): string {
  return text
    .replace(NAMED_LENGTH, '')
    .replace(/\s+([,.;:])/gu, '$1')
    .trim()
}

function titleOf(topic: string, isQuestion: boolean): string {
  const text = topic.length <= LONGEST_TITLE ? topic : `${topic.slice(0, LONGEST_TITLE).replace(/\s+\S*$/u, '')}…`
  const asks =
    isQuestion ||
    /^(?:what|who|how|where|when|why|which) (?:did|do|does|was|were|is|are|has|have|many|much)\b/iu.test(text)
  return text.charAt(0).toUpperCase() + text.slice(1) + (asks ? '?' : '')
}
