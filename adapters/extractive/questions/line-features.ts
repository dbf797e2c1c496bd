import { alikeFeatures } from './alike-features.ts'
import type { Candidate } from './candidates.ts'
import { headingFeatures } from './heading-features.ts'
import type { Families, KnownLine } from './known-line.ts'
import { lineWords } from './line-words.ts'
import { neighbourFeatures } from './neighbour-features.ts'
import { numberRuns } from './number-runs.ts'
import { ownFeatures, shapeStyle, styleOf } from './own-features.ts'
import type { PrintedItem } from './printed-items.ts'
import { spaceFeatures } from './space-features.ts'

/** What is known of each candidate: as many values in every row as there are names. */
export interface FeatureTable {
  readonly names: readonly string[]
  readonly rows: readonly Float32Array[]
}

/** Describes every candidate by its own looks and words, by what stands about it, by the lines set alike, and by the form. */
export function featuresOf(
  items: readonly PrintedItem[],
  candidates: readonly Candidate[],
  sounds: readonly number[],
): FeatureTable {
  const families = familiesOf(items, knownLines(candidates, sounds))
  const names = Object.entries(families[0] ?? {}).flatMap(([family, features]) =>
    Object.keys(features).map((name) => `${family}.${name}`),
  )
  return { names, rows: families.map((one) => Float32Array.from(Object.values(one).flatMap(Object.values<number>))) }
}

function knownLines(candidates: readonly Candidate[], sounds: readonly number[]): KnownLine[] {
  return candidates.map((candidate, index) => ({
    candidate,
    words: lineWords(candidate.text),
    sound: sounds[index]!,
    own: ownFeatures(candidate),
    style: styleOf(candidate),
    shape: shapeStyle(candidate),
  }))
}

function familiesOf(items: readonly PrintedItem[], known: readonly KnownLine[]): Families[] {
  const styles = alikeFeatures(items, known, (one) => one.style)
  const shapes = alikeFeatures(items, known, (one) => one.shape)
  const headings = headingFeatures(known)
  const formSound = known.reduce((sum, { sound }) => sum + sound, 0) / (known.length || 1)
  const runs = numberRuns(known.map(({ candidate }) => candidate.line?.number ?? null))
  return known.map((one, index) => ({
    own: one.own,
    sound: { here: one.sound, form: formSound, over: one.sound - formSound },
    words: one.words.traits,
    style: styles.get(one.style)!,
    shape: shapes.get(one.shape)!,
    ...neighbourFeatures(known, index),
    room: spaceFeatures(items, one.candidate.at),
    heading: headings[index]!,
    run: runs[index]!,
    place: { share: index / known.length },
  }))
}
