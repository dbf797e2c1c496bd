import { askingTerms } from '../../../../core/documents/asking-words.ts'
import type { Library } from '../../../../core/documents/library.ts'
import type { PassageHit } from '../../../../core/documents/passage.ts'
import type { TermAnalyser } from '../../../../core/documents/ports/term-analyser.ts'
import { isYear } from '../../../../core/languages/dates.ts'
import type { SourcePassage } from '../../../../core/shared/source-passage.ts'
import { isWithin, type TextLimit } from '../../../../core/shared/text-limit.ts'
import { unitsOf } from '../../page/page-units.ts'
import { sourceFrom } from '../sources.ts'
import { containsWords } from './answer-units.ts'

/** Number of an answer's characters used as a query. */
const QUERY = 500
const PASSAGES = 20
const FIGURE = /\p{N}[\p{N},.]*/gu
/** A sentence needs this share of a topic's words to be about it. */
const TOPIC_SHARE = 0.6
/** Weight of a word found only in the heading above a sentence. */
const ABOVE = 0.5

export interface Found {
  readonly text: string
  readonly sources: readonly SourcePassage[]
}

/** `said`: the answer already has everything that the library says on the topic; `no-room`: nothing fits. */
export type Finding = Found | 'nothing' | 'said' | 'no-room'

interface Sentence {
  readonly text: string
  readonly hit: PassageHit
  /** Shares of the query's words: in the sentence, and in it or above it. */
  readonly own: number
  readonly withAbove: number
  readonly score: number
}

export class TopicFinder {
  constructor(
    private readonly library: Library,
    private readonly analyser: TermAnalyser,
  ) {}

  /** The library's best whole sentences about the topic that the answer lacks. */
  async find(topic: string, answer: string, limit: TextLimit, target: TextLimit): Promise<Finding> {
    const speaking = (await this.sentences(topic)).filter(
      ({ own, withAbove }) => withAbove >= TOPIC_SHARE && (own > 0 || withAbove === 1),
    )
    if (speaking.length === 0) return 'nothing'
    const unsaid = speaking.filter(({ text }) => !containsWords(answer, text))
    if (unsaid.length === 0 || unsaid.length < speaking.length / 3) return 'said'
    return compose(unsaid, limit, target)
  }

  /** Sentences with figures that the answer lacks, on the question and the answer's subjects. */
  async figures(question: string, answer: string, limit: TextLimit, target: TextLimit): Promise<Finding> {
    const sentences = await this.sentences(`${question} ${answer.slice(0, QUERY)}`)
    const unsaid = sentences.filter(({ text }) => holdsNewFigure(text, answer))
    return unsaid.length === 0 ? 'nothing' : compose(unsaid, limit, target)
  }

  /** Sentences of the found passages that contain a word of the query, or are below one, best first. */
  private async sentences(query: string): Promise<readonly Sentence[]> {
    const languages = new Map((await this.library.documents()).map((one) => [one.documentId, one.language]))
    const hits = await this.library.search(query, PASSAGES)
    const found = hits.flatMap((hit, rank) => {
      const language = languages.get(hit.passage.documentId) ?? null
      const wanted = this.wantedIn(query, language)
      const termsOf = (text: string) => new Set(this.analyser.termsOf(text, language))
      return unitsOf([hit]).flatMap(({ kind, text, heading }): Sentence[] => {
        if (kind === 'heading' || kind === 'row') return []
        const terms = termsOf(text)
        const above = termsOf([heading, hit.passage.question ?? '', ...hit.passage.headings].join('\n'))
        const share = (has: (term: string) => boolean) => wanted.filter(has).length / Math.max(1, wanted.length)
        const own = share((term) => terms.has(term))
        const withAbove = share((term) => terms.has(term) || above.has(term))
        const score = (own + ABOVE * (withAbove - own)) / (1 + rank / PASSAGES)
        return score === 0 ? [] : [{ text, hit, own, withAbove, score }]
      })
    })
    return found.sort((a, b) => b.score - a.score)
  }

  /** The words of a query without the usual question words, unless it has no others. */
  private wantedIn(query: string, language: string | null): readonly string[] {
    const terms = [...new Set(this.analyser.termsOf(query, language))]
    const asking = askingTerms(language, this.analyser)
    const telling = terms.filter((term) => !asking.has(term))
    return telling.length > 0 ? telling : terms
  }
}

/** Years do not count as figures here. */
function holdsNewFigure(text: string, answer: string): boolean {
  const figures = text.match(FIGURE) ?? []
  return !containsWords(answer, text) && figures.some((figure) => !isYear(figure) && !answer.includes(figure))
}

/** The best sentences that fit, grouped by passage in its order. */
function compose(sentences: readonly Sentence[], limit: TextLimit, target: TextLimit): Finding {
  let chosen: readonly Sentence[] = []
  for (const sentence of sentences) {
    if (chosen.some(({ text }) => containsWords(text, sentence.text))) continue
    const grown = [...chosen, sentence]
    const text = textOf(grown)
    if (isWithin(text, limit) && (chosen.length === 0 || isWithin(text, target))) chosen = grown
  }
  const sources = byPassage(chosen).map(([hit, texts]) => sourceFrom(hit, texts))
  return chosen.length === 0 ? 'no-room' : { text: textOf(chosen), sources }
}

function textOf(sentences: readonly Sentence[]): string {
  return byPassage(sentences)
    .map(([, texts]) => texts.map((text) => (/[.!?…:;]["'”’)\]]*$/u.test(text) ? text : `${text}.`)).join(' '))
    .join('\n\n')
}

function byPassage(sentences: readonly Sentence[]): (readonly [PassageHit, readonly string[]])[] {
  const hits = [...new Set(sentences.map(({ hit }) => hit))]
  return hits.map((hit) => {
    const own = sentences.filter((one) => one.hit === hit).map(({ text }) => text)
    const place = (text: string) => hit.passage.text.indexOf(text)
    return [hit, own.sort((a, b) => place(a) - place(b))]
  })
}
