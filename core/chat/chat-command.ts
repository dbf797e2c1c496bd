import { LANGUAGES } from '../languages/languages.ts'

/** A command that is carried out at once, without a writer. Texts are taken word for word. */
export type ChatCommand =
  | { readonly kind: 'undo' }
  /** The message itself is the answer. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'add'; readonly text: string }
  /**
   * `readings`: possible ways to split the message, likeliest first. `isLiteral`: the words are quoted from the answer
   * and do not describe a part of it.
   */
  | { readonly kind: 'replace'; readonly readings: readonly Replacement[]; readonly isLiteral: boolean }
  | { readonly kind: 'put'; readonly text: string }
  | { readonly kind: 'cut' }
  | { readonly kind: 'figure'; readonly figure: string }
  | { readonly kind: 'name'; readonly name: string }

export interface Replacement {
  readonly from: string
  readonly to: string
}

interface Said {
  readonly hasAnswer: boolean
  readonly hasPart: boolean
}

const PLEASE = /^(?:please|could you|can you|would you)[,\s]+|[,\s]+please(?=[.!?]*$)/giu
const CLOSING = /[.!?\s]+$/u
const UNDO =
  /^(?:undo(?: (?:that|this|it|(?:the|my|your) last (?:change|edit|one)))?|go back|back|revert(?: (?:that|this|it))?|(?:take|put|change) (?:that|it) back|as it was(?: before)?)$/iu
const ADD = /^add(?: (?:this|the words?|the sentence|at the end))?:\s*(?<text>.+)$/isu
const CUT = /^(?:remove|delete|cut|drop|take out|leave out)(?: (?:this|that|it|these words|this (?:part|sentence)))?$/iu
const PUT =
  /^(?:replace(?: (?:this|that|it))? (?:with|by)|(?:change|turn)(?: (?:this|that|it))? (?:to|into)(?=\s*["“'‘«])):?\s*(?<text>.+)$/isu
const REPLACE = /^(?:replace|swap|substitute|change|correct|rename)\s+(?<rest>.+)$/isu
const QUOTED_PAIR = /^["“‘'«](?<from>.+?)["”’'»]\s+(?:with|to|by|for|into)\s+["“‘'«](?<to>.+?)["”’'»]$/su
const BETWEEN = /\s+(?:with|to|by|into)\s+/giu
const NUMBER = String.raw`(?:[£$€]\s?)?\d[\d.,]*(?:\s?(?:%|per cent|percent|k|m|bn|thousand|million|billion))?`
const FIGURE = new RegExp(
  String.raw`^(?:use|make (?:it|that)|put|it(?:['’]s| is| should be| must be)|the (?:figure|amount|number|sum|total) (?:is|should be|must be))\s+(?<figure>${NUMBER})(?: instead)?$`,
  'iu',
)
const NAME = /^(?:call us|our name is|we are called|the name is)\s+(?<name>.+)$/isu
const QUOTES = /^["“‘'«](.+)["”’'»]$/su

/** Words that begin a request, but not an answer, in every language. */
const OPENER = new RegExp(
  String.raw`^(?:${LANGUAGES.flatMap(({ requestOpeners }) => requestOpeners ?? []).join('|')})(?![\p{L}\p{N}])`,
  'iu',
)

/** The command in a message; null if it is a request for a writer. */
export function chatCommand(message: string, { hasAnswer, hasPart }: Said): ChatCommand | null {
  const plain = message.trim()
  const bare = plain.replace(PLEASE, '').trim()
  const ended = bare.replace(CLOSING, '')
  if (UNDO.test(ended)) return { kind: 'undo' }
  if (hasPart && CUT.test(ended)) return { kind: 'cut' }
  const put = hasPart ? PUT.exec(bare)?.groups?.['text'] : undefined
  if (put !== undefined) return { kind: 'put', text: unquoted(put) }
  const add = ADD.exec(bare)?.groups?.['text']
  if (add !== undefined) return { kind: 'add', text: unquoted(add) }
  return replacing(ended) ?? namingOrCounting(ended) ?? (hasAnswer || isRequest(plain) ? null : verbatim(plain))
}

/** Whether the message is a request rather than an answer. */
function isRequest(message: string): boolean {
  return message.endsWith('?') || OPENER.test(message.replace(/^["“'‘«(]+/u, ''))
}

function verbatim(text: string): ChatCommand {
  return { kind: 'answer', text }
}

function namingOrCounting(bare: string): ChatCommand | null {
  const figure = FIGURE.exec(bare)?.groups?.['figure']
  if (figure !== undefined) return { kind: 'figure', figure: figure.trim() }
  const name = NAME.exec(bare)?.groups?.['name']
  return name === undefined ? null : { kind: 'name', name: unquoted(name) }
}

function replacing(bare: string): ChatCommand | null {
  const rest = REPLACE.exec(bare)?.groups?.['rest']
  if (rest === undefined) return null
  const { from, to } = QUOTED_PAIR.exec(rest)?.groups ?? {}
  if (from !== undefined && to !== undefined) return { kind: 'replace', readings: [{ from, to }], isLiteral: true }
  const readings = [...rest.matchAll(BETWEEN)].map((between) => ({
    from: unquoted(rest.slice(0, between.index)),
    to: unquoted(rest.slice(between.index + between[0].length)),
  }))
  const longestFirst = readings.filter((one) => one.from !== '' && one.to !== '').reverse()
  const [first] = longestFirst
  if (first === undefined) return null
  return { kind: 'replace', readings: longestFirst, isLiteral: isWordsOfAnswer(bare, first.from) }
}

const NAMES_WORDS = /^(?:replace|swap|substitute|rename)\s/iu
const DESCRIBES = /^(?:an?|all|any|both|each|every|everything|it|its|my|our|some|that|the|their|these|this|those)\s/u
const MOST_WORDS = 3

/**
 * Whether these are words of the answer, such as a name or a figure, and not a description such as "the last
 * paragraph".
 */
function isWordsOfAnswer(bare: string, from: string): boolean {
  if (from.split(/\s+/u).length > MOST_WORDS || DESCRIBES.test(`${from} `)) return false
  return NAMES_WORDS.test(bare) || /^[\p{Lu}\p{N}]/u.test(from)
}

function unquoted(text: string): string {
  const trimmed = text.trim()
  return QUOTES.exec(trimmed)?.[1] ?? trimmed
}
