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
import { languageOfText } from '../../core/languages/language-of-text.ts'
import { STOP_WORDS } from '../../core/languages/stop-words.ts'
import { runsOf, wordsOfRun } from '../../core/languages/words.ts'
import { foldLetters } from '../../core/shared/fold-letters.ts'

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

/** Number of cached runs of letters per language: analysing one is expensive, and a library's vocabulary is small. */
const REMEMBERED_RUNS = 50_000
/** Longer runs seldom recur. */
const LONGEST_REMEMBERED = 40
/** Questions and passages are shorter; the rest is a paste gone wrong and must not take seconds. */
const LONGEST_TEXT = 2_000_000

/** In a text of unknown language, all function words are dropped, because they would outweigh all other terms. */
const ANY_STOP_WORD: ReadonlySet<string> = new Set([...STOP_WORDS.values()].flatMap((words) => [...words]))

/** Finds terms with Snowball's stemmers. The language is the one whose function words are most frequent. */
export class StemmedTermAnalyser implements TermAnalyser {
  private readonly remembered = new Map<string | null, Map<string, readonly string[]>>()

  languageOf(text: string): string | null {
    return languageOfText(text)
  }

  termsOf(text: string, language: string | null): string[] {
    const known = this.knownTerms(language)
    const terms: string[] = []
    for (const run of runsOf(text.slice(0, LONGEST_TEXT))) {
      for (const term of known.get(run) ?? remember(known, run, termsOfRun(run, language))) terms.push(term)
    }
    return terms
  }

  private knownTerms(language: string | null): Map<string, readonly string[]> {
    const known = this.remembered.get(language) ?? new Map<string, readonly string[]>()
    this.remembered.set(language, known)
    return known
  }
}

function termsOfRun(run: string, language: string | null): string[] {
  const stopWords = language === null ? ANY_STOP_WORD : STOP_WORDS.get(language)
  const words = wordsOfRun(run).filter(({ word }) => stopWords?.has(word) !== true)
  return words.map(({ word }) => stemOf(word, language))
}

function remember(known: Map<string, readonly string[]>, run: string, terms: readonly string[]): readonly string[] {
  if (run.length > LONGEST_REMEMBERED) return terms
  if (known.size >= REMEMBERED_RUNS) known.clear()
  known.set(run, terms)
  return terms
}

/** Folded after stemming, so that words typed without accents are found. */
function stemOf(word: string, language: string | null): string {
  const stem = language === null ? undefined : STEMMERS.get(language)
  return stem === undefined ? foldLetters(word) : foldLetters(stem(word)) || word
}
