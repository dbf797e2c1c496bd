import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { claimsWithoutSupport } from '../../../core/claims/claims-without-support.ts'
import { KITCHEN, LIBRARY, RIVER } from './first-sight-material.ts'
import { CHOIR, CITY_FARM, type Organisation } from './other-organisations.ts'
import { SAMPLES } from './other-languages.ts'
import { PLANTED } from './planted-claims.ts'
import { LANGUAGE, PASSAGES, TOLD } from './repair-collective.ts'
import { TRUE_SENTENCES } from './true-sentences.ts'

const CITED = 3
const MOST_MARKED = 0.01
/** Lines of letters are read together, and greetings by their line. */
const STANDS_ALONE = /\n|^(?:Dear|Yours|Kind|Madame|Sehr|Annwyl)/u

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu))

/** The passages that a model would most likely cite for the sentence: those that share most words with it, the rarer the better. */
function likelySources(sentence: string, passages: readonly string[]): number[] {
  const words = wordsOf(sentence)
  const known = passages.map(wordsOf)
  const worth = (word: string) => 1 / known.filter((one) => one.has(word)).length
  const shared = known.map((one, at) => ({
    at,
    worth: [...one].filter((word) => words.has(word)).reduce((sum, word) => sum + worth(word), 0),
  }))
  return shared
    .sort((a, b) => b.worth - a.worth)
    .slice(0, CITED)
    .map(({ at }) => at)
}

/** Material of one organisation; nobody made rules from the youth theatre and the legal advice centre. */
function organisation(name: string): Organisation {
  return JSON.parse(readFileSync(new URL(`organisations/${name}.json`, import.meta.url), 'utf8')) as Organisation
}

interface Material {
  readonly passages: readonly string[]
  readonly asked: readonly string[]
  readonly language: string
}

const MATERIAL: Material = { passages: PASSAGES, asked: TOLD, language: LANGUAGE }

/** Those of the sentences in which something is marked, each citing its likeliest sources or, together, all of them. */
function marked(
  sentences: readonly string[],
  isCited: boolean,
  { passages, asked, language }: Material = MATERIAL,
): string[] {
  const check = (text: string, support: { start: number; end: number; sources: number[] }[]) =>
    claimsWithoutSupport(text, { passages, told: [], asked, ...(isCited && { support }) }, language)
  const texts = [
    sentences.filter((one) => !STANDS_ALONE.test(one)),
    ...sentences.filter((one) => STANDS_ALONE.test(one)).map((one) => [one]),
  ]
  return texts.flatMap((together) => {
    let end = 0
    const places = together.map((sentence) => ({
      start: end,
      end: (end += sentence.length + 1),
      sources: likelySources(sentence, passages),
    }))
    const claims = check(together.join('\n'), places)
    return together.filter((_, at) =>
      claims.some((one) => 'start' in one && one.start >= places[at]!.start && one.start < places[at]!.end),
    )
  })
}

const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one))

describe('planted claims and true sentences', () => {
  /** Of each kind, those that pass: a small number and a name at the beginning of a sentence may be anything. */
  const MOST_PASSED: Readonly<Record<string, number>> = {
    'invented figure': 4,
    'invented name': 6,
    'small number in words': 15,
    'invented award or standing': 1,
    'invented date': 1,
  }
  for (const [kind, claims] of Object.entries(PLANTED))
    it(`marks what stands nowhere, whether or not a sentence cites its passages: ${kind}`, () => {
      for (const isCited of [true, false]) {
        const passed = without(claims, marked(claims, isCited))

        expect(passed, passed.join('\n')).to.have.length.at.most(MOST_PASSED[kind] ?? 0)
      }
    })

  it('marks at most one in a hundred true sentences', () => {
    const wronglyMarked = marked(TRUE_SENTENCES, true)

    expect(wronglyMarked.length, wronglyMarked.join('\n')).to.be.at.most(TRUE_SENTENCES.length * MOST_MARKED)
  })

  const firstSight = [
    { name: 'CITY FARM', of: CITY_FARM, mostMarked: 0, mostPassed: 11 },
    { name: 'CHOIR', of: CHOIR, mostMarked: 1, mostPassed: 8 },
    { name: 'KITCHEN', of: KITCHEN, mostMarked: 4, mostPassed: 11 },
    { name: 'RIVER', of: RIVER, mostMarked: 2, mostPassed: 16 },
    { name: 'LIBRARY', of: LIBRARY, mostMarked: 0, mostPassed: 9 },
    { name: 'community garden', of: organisation('community-garden'), mostMarked: 9, mostPassed: 23 },
    { name: 'sailing', of: organisation('sailing'), mostMarked: 5, mostPassed: 31 },
    { name: 'night shelter', of: organisation('night-shelter'), mostMarked: 6, mostPassed: 29 },
    { name: 'hospice at home', of: organisation('hospice-at-home'), mostMarked: 5, mostPassed: 26 },
    { name: 'community energy', of: organisation('community-energy'), mostMarked: 6, mostPassed: 31 },
    { name: 'youth theatre', of: organisation('youth-theatre'), mostMarked: 6, mostPassed: 27 },
    { name: 'legal advice', of: organisation('legal-advice'), mostMarked: 4, mostPassed: 25 },
  ]
  for (const { name, of, mostMarked, mostPassed } of firstSight)
    it(`tells freer paraphrases from planted claims no worse than measured: ${name}`, () => {
      const material = { ...of, language: LANGUAGE }

      const [wronglyMarked, passed] = [
        marked(of.held, true, material),
        without(of.planted, marked(of.planted, true, material)),
      ]

      expect(wronglyMarked.length, wronglyMarked.join('\n')).to.be.at.most(mostMarked)
      expect(passed.length, passed.join('\n')).to.be.at.most(mostPassed)
    })

  for (const [language, { passages, planted: invented, held }] of Object.entries(SAMPLES))
    it(`tells them apart in ${language}`, () => {
      const material = { passages, asked: [], language }

      expect(without(invented, marked(invented, false, material)).length).to.be.at.most(8)
      expect(marked(held, false, material)).to.deep.equal([])
    })
})
