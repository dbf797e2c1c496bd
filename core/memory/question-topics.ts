import { TOPIC_PHRASES } from './topic-phrases.ts'

/** Stands before the name of a topic among terms: no word begins so. */
const MARK = '~'
/** What `…` stands for in a phrase. */
const ANYTHING = '.{0,30}'

const TOPICS = Object.entries(TOPIC_PHRASES).map(([topic, phrases]) => ({ topic, asked: anyOf(phrases) }))

/** The topics of a question as terms: two questions on one topic are alike even where they have no word in common. */
export function topicTerms(question: string): string[] {
  const text = question.toLowerCase().replace(/[’‘]/g, "'")
  return TOPICS.filter(({ asked }) => asked.test(text)).map(({ topic }) => `${MARK}${topic}`)
}

/** Stands for the language that a text is written in. */
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
