import { TOPIC_PHRASES } from './topic-phrases.ts'

/** Prefix of a topic among terms; no word begins with it. */
const MARK = '~'
/** Meaning of `…` in a phrase. */
const ANYTHING = '.{0,30}'

const TOPICS = Object.entries(TOPIC_PHRASES).map(([topic, phrases]) => ({ topic, asked: anyOf(phrases) }))

/** The topics of a question as terms: two questions on one topic match even without a common word. */
export function topicTerms(question: string): string[] {
  const text = question.toLowerCase().replace(/[’‘]/g, "'")
  return TOPICS.filter(({ asked }) => asked.test(text)).map(({ topic }) => `${MARK}${topic}`)
}

/** The term for the language of a text. */
export function languageTerm(language: string): string {
  return `${MARK}${MARK}${language}`
}

function anyOf(phrases: string): RegExp {
  const each = phrases.split(';').map((phrase) => patternOf(phrase.trim().replace(/\s+/g, ' ')))
  return new RegExp(`(?<!\\p{L})(?:${each.join('|')})(?!\\p{L})`, 'u')
}

function patternOf(phrase: string): string {
  return phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replace(/\s*…\s*/g, ` ${ANYTHING}`)
}
