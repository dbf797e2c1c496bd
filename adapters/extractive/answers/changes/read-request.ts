import { NO_LIMIT, type TextLimit } from '../../../../core/shared/text-limit.ts'

/** A requested change to an answer. */
export type Change =
  | { readonly kind: 'shorten'; readonly to: TextLimit | null; readonly sentences: number | null }
  /** Fits the answer to the question's limit. */
  | { readonly kind: 'fit' }
  | { readonly kind: 'remove'; readonly topic: string }
  /** The user's own words, inserted unchanged. */
  | { readonly kind: 'insert'; readonly words: string }
  /** Needs a language model. */
  | { readonly kind: 'reword' }
  | { readonly kind: 'thanks' }
  /** Anything else is a question to the library; null: on the subject of the answer. `isNamed`: a topic was asked for. */
  | { readonly kind: 'find'; readonly topic: string | null; readonly isNamed: boolean }

const COUNT =
  /(?<number>\p{N}[\p{N},.]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)[\s-]*(?<unit>words?|characters?|chars?|sentences?)\b/iu
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const SHORTER =
  /\b(?:shorten|shorter|condense|trim|briefer|brief|concise|conciser|tighter|tighten|halve|half|compress|summari[sz]e|too (?:long|wordy)|(?:cut|pare)(?: (?:it|this|that|the answer|the text|the draft))? (?:down|back|short)|reduce|fewer words|less wordy)\b/iu
const REMOVE = [
  /\b(?:remove|drop|delete|cut(?: out)?|leave out|take out|omit|exclude|get rid of|strip(?: out)?|skip)\s+(?<topic>.+)/iu,
  /\b(?:leave|take)\s+(?<topic>.+?)\s+out\b/iu,
  /\b(?:don['’]t|do not|never|stop|avoid)\s+(?:mention(?:ing)?|talk(?:ing)? about|speak(?:ing)? (?:of|about)|us(?:e|ing)|includ(?:e|ing)|say(?:ing)?|nam(?:e|ing)|refer(?:ring)? to)\s+(?<topic>.+)/iu,
  /\bwithout(?: (?:any mention of|mentioning|speaking of))?\s+(?<topic>.+)/iu,
]
const ADD =
  /\b(?:add(?:ing)?|put|use|write|mention(?:ing)?|includ(?:e|ing)|insert|refer to|talk about|speak (?:of|about)|say|tell|know|explain|describe|cover|highlight|stress|more|(?:what|how) about|(?:is|are) there|do (?:we|you|our documents) (?:have|say|know))\b(?:.*?\b(?:about|on|that)\b)?/iu
const REWORD =
  /\b(?:(?:make|turn) (?:it|this|that|the (?:answer|text|draft))\b(?! (?:mention|include|say|cover|refer|speak|talk|about))|longer|lengthen|expand(?! on)|extend|elaborate(?! on)|bullets?|list form|prose|paragraph|start with|begin with|focus on|only|just|better|improve|nicer|stronger|rewrite|redo|try again|compelling|convincing|rephrase|reword|paraphrase|formal|informal|friendl\p{L}+|warmer|tone|style|simpler|simplify|plain(?:er)? (?:english|language|words)|translate|grammar|spelling|proofread|polish|persuasive|active voice|passive|(?:first|third) person|american|british|jargon|professional|(?:in|into) (?:german|french|spanish|italian|portuguese|dutch|welsh|english))\b/iu
/** Statements of users about their own work, as opposed to instructions. */
const STATES =
  /^(?:we|our|i|my)\b(?!['’]?(?:d| would| want| need| should| could| must| have to| think| prefer| like)\b)/iu
/** "Say that we keep two crews": a statement, not a topic. */
const OWN_STATEMENT = /\bthat (?<words>(?:we|our|i|my)\b.+)/iu
const FIT =
  /\b(?:fit|meet|respect|within|keep (?:to|within)|(?:down|cut|shorten|reduce)(?: (?:it|this))? to) (?:in(?:to)? )?(?:the|its|this) (?:word |character )?limit\b|\btoo long for the (?:word |character )?limit\b/iu
const ANYTHING = /^(?:(?:more|some|any|further|other) )*(?:figures|numbers|statistics|details?|information|facts)$/iu
const THANKS =
  /^(?:many )?(?:thanks?|thank you|ok(?:ay)?|great|perfect|good|fine|nice|cheers)\b(?:[\s,!.]+\p{L}+){0,3}[\s!.]*$/iu
const QUOTED = /["“”«»„](?<words>[^"“”«»„]{2,})["“”«»„]/u
const SHORTEST_STATEMENT = 4

const PARTS =
  /(?<=[.;!])\s+|\n+|,?\s+(?:and |but )?then\s+|,?\s+(?:and|but)\s+(?=(?:also |please )?(?:make|add|mention|include|insert|remove|drop|delete|omit|leave out|take out|shorten|lengthen|expand|start|begin|open with|use|keep|focus|cut|turn|put|don['’]t|do not|e-?mail|send|submit|print)\b)/iu
const MAX_PARTS = 6

/** The changes of a request, in the best order: content, length, what can't be done. */
export function readRequest(request: string): Change[] {
  const text = request.trim()
  if (THANKS.test(text)) return [{ kind: 'thanks' }]
  const parts = QUOTED.test(text) || STATES.test(text) ? [text] : text.split(PARTS).filter((part) => part.trim() !== '')
  return parts
    .slice(0, MAX_PARTS)
    .flatMap((part) => readPart(part.trim().replace(/[\s.!;,]+$/u, ''), part.trim()))
    .sort((a, b) => orderOf(a) - orderOf(b))
}

function orderOf({ kind }: Change): number {
  return ['shorten', 'fit', 'reword', 'find'].indexOf(kind)
}

/** "Shorter and more formal" is two requests, one of which is impossible. */
function readPart(part: string, printed: string): Change[] {
  const own = readOwnWords(part, printed)
  const length = own === null ? readLength(part) : null
  if (length !== null) return REWORD.test(part) ? [length, { kind: 'reword' }] : [length]
  return [own ?? readTopic(part)]
}

/** Quoted words, a statement, or "say that we keep two crews". */
function readOwnWords(part: string, printed: string): Change | null {
  const isWhole = (text: string) => text.split(/\s+/).length >= SHORTEST_STATEMENT
  const quoted = QUOTED.exec(part)?.groups?.['words']?.trim()
  const isRemoved = REMOVE.some((pattern) => pattern.test(part))
  const told = quoted !== undefined && ADD.test(part) ? quoted : OWN_STATEMENT.exec(part)?.groups?.['words']
  if (told !== undefined && isWhole(told) && !isRemoved) return { kind: 'insert', words: told }
  return STATES.test(part) && isWhole(part) && !printed.includes('?') ? { kind: 'insert', words: printed } : null
}

function readLength(part: string): Change | null {
  if (FIT.test(part)) return { kind: 'fit' }
  const { number, unit = '' } = COUNT.exec(part)?.groups ?? {}
  if (number !== undefined && !ADD.test(part)) return lengthOf(numberOf(number), unit)
  return SHORTER.test(part) ? { kind: 'shorten', to: null, sentences: null } : null
}

function lengthOf(number: number, unit: string): Change {
  if (/^sentence/i.test(unit)) return { kind: 'shorten', to: null, sentences: Math.max(1, number) }
  const to = /^word/i.test(unit) ? { ...NO_LIMIT, words: number } : { ...NO_LIMIT, characters: number }
  return { kind: 'shorten', to, sentences: null }
}

function numberOf(text: string): number {
  const named = NUMBERS.indexOf(text.toLowerCase())
  return named >= 0 ? named + 1 : Number.parseInt(text.replace(/[,.]/g, ''), 10)
}

function readTopic(part: string): Change {
  const remove = REMOVE.map((pattern) => tidyTopic(pattern.exec(part)?.groups?.['topic'] ?? '')).find(Boolean)
  if (remove !== undefined) return { kind: 'remove', topic: remove }
  if (REWORD.test(part)) return { kind: 'reword' }
  const { index = 0, 0: asks = '' } = ADD.exec(part) ?? {}
  const topic = tidyTopic(part.slice(index + asks.length)) || part
  return { kind: 'find', topic: ANYTHING.test(topic) ? null : topic, isNamed: asks !== '' }
}

/** "a sentence about the rainwater tanks, please" → "the rainwater tanks". */
function tidyTopic(topic: string): string {
  return topic
    .replace(/["“”«»„]/gu, '')
    .replace(/[\s,]+(?:please|as well|too|if (?:possible|you can))\s*$/iu, '')
    .replace(/\s+(?:to|in|into|from|of) (?:it|this|the (?:answer|text|draft|response))\s*$/iu, '')
    .replace(
      /^(?:(?:something|anything|some|any|all|more|a|the|every|sentences?|words?|parts?|paragraphs?|details?|information|everything) )+(?:about|on|of|that (?:speaks?|mentions?)(?: of| about)?)\s+/iu,
      '',
    )
    .replace(/[?.!\s]+$/u, '')
    .trim()
}
