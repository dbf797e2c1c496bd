import { yearsIn } from '../../../core/languages/dates.ts'
import { askingTerms } from '../../../core/documents/asking-words.ts'
import { relatedTerms } from '../../../core/documents/grants-vocabulary.ts'
import { paraphrasedTerms } from '../../../core/documents/paraphrases.ts'
import { NUMBER_WORD } from './number-words.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'

/** Words for what an organisation is there for: whoever asks for one takes the other. */
const PURPOSE_WORDS = '(?:mission|purposes?|aims?|goals?|objects|objectives?)'
const PURPOSE = new RegExp(`^${PURPOSE_WORDS}$`, 'iu')

/** What kind of thing would answer the question; several may be asked for at once. */
export type Wanted = 'amount' | 'count' | 'time' | 'person' | 'list' | 'example'

export interface Concept {
  /** The term as the question has it; empty where a turn of phrase stands for other words. */
  readonly term: string
  readonly related: ReadonlySet<string>
  /**
   * `asked`: a word of what the question is after. `asking`: one of the words that any funder's question is made of,
   * and says little about this one. `paraphrase`: words that an answer may use for a turn of phrase.
   */
  readonly kind: 'asked' | 'asking' | 'paraphrase'
}

export interface QuestionProfile {
  readonly text: string
  readonly wanted: ReadonlySet<Wanted>
  readonly years: readonly number[]
  /** Terms of the names that the question mentions: words with a capital where no sentence begins. */
  readonly names: ReadonlySet<string>
  readonly wantsNewest: boolean
  /** Whether the years bound a time, in which others lie. */
  readonly spansYears: boolean
  /** Whether it can't be answered without a number. */
  readonly asksHowMany: boolean
  /** How a number of what the question counts would be put: "31 primary schools"; null where nothing is counted. */
  readonly counted: RegExp | null
  /** Whether it asks for what has been, which no forecast answers. */
  readonly asksPast: boolean
  /** How a sentence that says what the thing asked for is would put it; null where nothing is to be defined. */
  readonly definition: RegExp | null
  conceptsIn(language: string | null): readonly Concept[]
}

const WANTED: readonly (readonly [Wanted, RegExp])[] = [
  [
    'amount',
    /\bhow (?:did|has|have|does) .{3,60}\b(?:change|grown?|develop|increase|decrease|fall|rise)|\b(?:how much|amounts?|budgets? (?:for|of)|costs?|income|expenditure|expenses|turnover|revenue|assets|liabilities|surplus|deficit|price|fees?|rate|percentage|sum|combien|montants?|coûts?|recettes|dépenses|betrag|höhe|kosten|\p{L}+kosten|einnahmen|ausgaben|erträge|wie ?viel|wie hoch|(?:an)?teil|cu[aá]nto|importe|ingresos|gastos|quanto|importo|entrate|uscite|valor|receitas|despesas|hoeveel|hoe hoog|bedrag|inkomsten|uitgaven)\b/iu,
  ],
  [
    'count',
    /\b(?:how many|numbers? of|how large|how big|size|scale|reach|wie ?viele|anzahl|combien de|nombre de|cu[aá]nt[oa]s|número de|quant[ie]|numero di|quant[oa]s|hoeveel|aantal)\b/iu,
  ],
  [
    'time',
    /\b(?:when|dates?|by when|period|how long|deadline|timetable|timeline|schedule|wann|zeitraum|quand|cu[aá]ndo|quando|wanneer|seit wann|depuis quand|desde cu[aá]ndo)\b/iu,
  ],
  [
    'person',
    /\b(?:who|whom|whose|name of|which (?:legal )?(?:entity|organisation|organization|partner|person)|wer|wen|qui(?! est-ce)|qui[eé]n(?:es)?|quem|wie is)\b/iu,
  ],
  [
    'list',
    /\b(?:list|what (?:are|were|will be)|which|activities|objectives|outcomes|outputs|risks|values|milestones|deliver|steps|aims|name (?:the|all)|welchen?|nennen sie|quel(?:le)?s|listez|citez|cu[aá]les|quali|quais|elencare|welke|noem)\b/iu,
  ],
  [
    'example',
    /\b(?:examples?|case study|track record|evidence|story|beispiel|exemple|ejemplo|esempio|exemplo|voorbeeld)\b/iu,
  ],
]

const NEWEST =
  /\b(?:most recent|latest|last (?:financial )?year|current(?:ly)?|at present|this year|to date|recent\w*|aktuell\w*|derzeit\w*|letzte[ns]? jahr|actuel\w*|dernière année|actual\w*|[uú]ltimo a[nñ]o|ultimo anno|[uú]ltimo ano|attual\w*|atual\w*|huidige?|afgelopen jaar)\b/iu

const SPANS =
  /\b(?:since|between|from|before|after|until|over|seit|zwischen|bis|vor|nach|depuis|entre|avant|après|desde|hasta|dal|dopo|até|sinds|tussen)\b/iu

const HOW_MANY =
  /^(?:please (?:say|state|tell us) |(?:in|for|with|to|at|by|across|about|and|,) ){0,2}(?:how many|wie ?viele|combien (?:de|d['’])|cu[aá]nt[oa]s|quant[ie]|quant[oa]s|hoeveel)\b/iu

const DEFINED =
  /\b(?:what (?:is|are|was|were)|was ist|was sind|quelle? est|quelles? sont|cu[aá]l es|qual [eèé]|wat is) (?:(?:the|your|our|its|main|overall|der|die|das|ihre?|la|le|les|votre|vos|su|el|a|o|sua|seu|il|uw|de|het|organi[sz]ation['’]?s?|long[- ]term|strategic|core|key|principal|charitable|ultimate) )*(?<thing>\p{L}{4,})(?=\s*(?:[?.,]|$|of\b|and\b|for\b|statement\b))/iu

const COUNTED =
  /\bhow many (?<things>[^?.,;]+?)(?= (?:do|does|did|will|would|can|could|are|is|were|was|have|has|had|you|your|we|in|at|of|from|to|on|by|through|benefit\w*|took|take|attend\w*|access\w*|use|used|using|improve\w*|receiv\w*|gain\w*|join\w*|complet\w*)\b|[?.,;]|$)/iu
/** What stands for people where people are counted. */
const PEOPLE =
  'people|persons?|individuals|women|men|girls|boys|children|young people|youth|adults|famil(?:y|ies)|households|beneficiaries|clients|participants|members|users|patients|students|pupils|attendees'
const PAST = /\b(?:was|were|did|had)\b/iu

/** The figure and then, few words on, the last word of what is counted: "2,600 students", "31 Los Angeles schools". */
function countedIn(question: string): RegExp | null {
  const thing = COUNTED.exec(question)
    ?.groups?.['things']?.toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.at(-1)
  if (thing === undefined) return null
  const word = new RegExp(`^(?:${PEOPLE})$`, 'u').test(thing)
    ? `(?:${PEOPLE}|${thing})`
    : `${thing.slice(0, Math.max(4, thing.length - 2))}\\p{L}*`
  return new RegExp(
    String.raw`(?:\p{N}[\p{N}.,]*\+?|(?<!\p{L})(?:${NUMBER_WORD}))\s+(?:million\s+|thousand\s+)?(?:[^\s.,;:]+\s+){0,2}?${word}(?!\p{L})`,
    'iu',
  )
}

const LONGEST_QUESTION = 2_000

/** What a question asks for, in the terms of any language in which the documents may answer. */
export function profileQuestion(text: string, analyser: TermAnalyser): QuestionProfile {
  const question = text.slice(0, LONGEST_QUESTION)
  const concepts = new Map<string | null, readonly Concept[]>()
  return {
    text: question,
    wanted: new Set(WANTED.filter(([, pattern]) => pattern.test(question)).map(([wanted]) => wanted)),
    years: yearsIn(question),
    names: new Set(analyser.termsOf(namesIn(question), analyser.languageOf(question) ?? 'en')),
    wantsNewest: NEWEST.test(question),
    spansYears: SPANS.test(question),
    asksHowMany: HOW_MANY.test(question),
    counted: countedIn(question),
    asksPast: PAST.test(question),
    definition: definitionIn(question),
    conceptsIn(language) {
      const known = concepts.get(language) ?? conceptsOf(question, language, analyser)
      concepts.set(language, known)
      return known
    },
  }
}

/** "What is your mission?" is answered by "our mission is …", "whose mission is to …" or "Mission: …". */
function definitionIn(question: string): RegExp | null {
  const thing = DEFINED.exec(question)?.groups?.['thing']
  if (thing === undefined) return null
  const word = PURPOSE.test(thing) ? PURPOSE_WORDS : `${thing.slice(0, Math.max(4, thing.length - 2))}\\p{L}*`
  return new RegExp(
    String.raw`\b${word}(?:\s+[^\s,;.]+){0,2}?\s*(?:\s(?:is|are|was|were|remains?|to|ist|sind|est|sont|es|son|è|sono|é|são|zijn)\b|:|…)`,
    'iu',
  )
}

/** German writes every noun with a capital; a question with that many names has none worth telling apart. */
function namesIn(question: string): string {
  const names = [...question.matchAll(/(?<=[\p{L},;)] )\p{Lu}[\p{L}'’-]+/gu)].map(([name]) => name)
  return names.length * 3 > question.split(/\s+/).length ? '' : names.join(' ')
}

function conceptsOf(question: string, language: string | null, analyser: TermAnalyser): Concept[] {
  const spoken = analyser.languageOf(question)
  const generic = askingTerms(language, analyser, spoken)
  const terms = analyser.termsOf(question, language)
  const related = relatedTerms(terms, language, analyser, spoken)
  const concepts = new Map<string, Concept>()
  terms.forEach((term, index) => {
    if (concepts.has(term)) return
    const kind = generic.has(term) ? 'asking' : 'asked'
    concepts.set(term, { term, related: new Set(related[index]?.keys()), kind })
  })
  const paraphrases = paraphrasedTerms(question, language, analyser, spoken).map((words): Concept => ({
    term: '',
    related: new Set(words.keys()),
    kind: 'paraphrase',
  }))
  return [...concepts.values(), ...paraphrases]
}
