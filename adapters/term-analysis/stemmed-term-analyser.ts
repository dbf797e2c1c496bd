import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import type { TermAnalyser } from '../../core/documents/ports/term-analyser.ts'
import { STOP_WORDS } from './stop-words.ts'
import { foldText, wordsOf } from './words.ts'

const STEMMERS: ReadonlyMap<string, (word: string) => string> = new Map([
  ['da', danish],
  ['de', german],
  ['en', english],
  ['es', spanish],
  ['fi', finnish],
  ['fr', french],
  ['it', italian],
  ['nl', dutch],
  ['no', norwegian],
  ['pt', portuguese],
  ['sv', swedish],
])

/** A page or two tells the language; reading a whole book would tell no more. */
const SAMPLE_CHARACTERS = 20_000
/** Fewer function words than this, or a smaller share of the text, and a language is a guess. */
const FEWEST_STOP_WORDS = 2
const SMALLEST_SHARE = 0.12
/** Stems remembered per language: stemming is the dearest step, and a library's vocabulary is small. */
const REMEMBERED_STEMS = 50_000
/** No question and no passage is longer; what goes beyond is a paste gone wrong, and must not cost seconds. */
const LONGEST_TEXT = 2_000_000

/** Of a text in no known language no function word is worth finding it by: it would outweigh all others. */
const ANY_STOP_WORD: ReadonlySet<string> = new Set([...STOP_WORDS.values()].flatMap((words) => [...words]))

const DIACRITICS = /\p{M}/gu

/** Terms by Snowball's stemmers; the language by which one's function words the text uses most. */
export class StemmedTermAnalyser implements TermAnalyser {
  private readonly remembered = new Map<string, Map<string, string>>()

  languageOf(text: string): string | null {
    const words = [...wordsOf(foldText(text.slice(0, SAMPLE_CHARACTERS)))]
    let best: { language: string; count: number } | null = null
    let second = 0
    for (const [language, stopWords] of STOP_WORDS) {
      const count = words.reduce((sum, word) => sum + (stopWords.has(word) ? 1 : 0), 0)
      if (best === null || count > best.count) {
        second = best?.count ?? 0
        best = { language, count }
      } else second = Math.max(second, count)
    }
    if (best === null || best.count === second) return null
    const sure = best.count >= FEWEST_STOP_WORDS && best.count >= words.length * SMALLEST_SHARE
    return sure ? best.language : null
  }

  termsOf(text: string, language: string | null): string[] {
    const stopWords = language === null ? ANY_STOP_WORD : STOP_WORDS.get(language)
    const terms: string[] = []
    for (const word of wordsOf(foldText(text.slice(0, LONGEST_TEXT)))) {
      if (word !== '' && stopWords?.has(word) !== true) terms.push(this.stemOf(word, language))
    }
    return terms
  }

  private stemOf(word: string, language: string | null): string {
    const stem = language === null ? undefined : STEMMERS.get(language)
    if (stem === undefined || language === null) return withoutDiacritics(word)
    const known = this.knownStems(language)
    const remembered = known.get(word)
    if (remembered !== undefined) return remembered
    const term = withoutDiacritics(stem(word)) || word
    if (known.size >= REMEMBERED_STEMS) known.clear()
    known.set(word, term)
    return term
  }

  private knownStems(language: string): Map<string, string> {
    const known = this.remembered.get(language) ?? new Map<string, string>()
    this.remembered.set(language, known)
    return known
  }
}

/** So that a name or word typed without its accents is found all the same. */
function withoutDiacritics(word: string): string {
  return word.normalize('NFD').replace(DIACRITICS, '')
}
