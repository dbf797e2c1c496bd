import { type Families, type Features, flag, type KnownLine } from './known-line.ts'
import { type LineWords, lineWords } from './line-words.ts'
import type { Candidate } from './candidates.ts'
import { numberKind, ownFeatures, shapeStyle, styleOf } from './own-features.ts'
import { type PrintedItem, takesTicks, takesWords } from './printed-items.ts'

/** For each candidate, the heading above it, marked by the format or by bold type. */
function headingFeatures(known: readonly KnownLine[]): Features[] {
  let heading: KnownLine | null = null
  let pseudo: KnownLine | null = null
  let since = 0
  let sincePseudo = 0
  let declared = 99
  let own = 0
  let prompts = 0
  const away = Object.fromEntries(LEADS.map((name) => [name, FAR]))
  return known.map((one) => {
    const features = {
      ...headingTraits('', heading?.words ?? null),
      ...headingTraits('bold', pseudo?.words ?? null),
      level: heading?.own['level'] ?? -1,
      since,
      sincePseudo,
      declared,
      own,
      prompts,
      ...Object.fromEntries(LEADS.map((name) => [`since-${name}`, away[name]!])),
    }
    since++
    sincePseudo++
    declared = Math.min(99, declared + 1)
    own += one.words.asking === 'prose' ? one.words.words : 0
    if (/^(?:open|request|yes-no)$/u.test(one.words.asking)) [prompts, own] = [prompts + 1, 0]
    if (one.words.traits['declares'] === 1) declared = 0
    for (const name of LEADS) away[name] = one.words.traits[name] === 1 ? 0 : Math.min(FAR, away[name]! + 1)
    if (one.candidate.line?.level != null) [heading, since, prompts, own] = [one, 0, 0, 0]
    if (isPseudoHeading(one)) [pseudo, sincePseudo] = [one, 0]
    return features
  })
}

const FAR = 30

/** Lines that introduce the next ones. */
const LEADS = [
  'optionsLead',
  'leadsIn',
  'excluded',
  'notAsked',
  'signature',
  'request',
  'open',
  'yes-no',
  'follow-up',
  'limitAlone',
]

function headingTraits(prefix: string, words: LineWords | null): Features {
  const trait = (name: string) => words?.traits[name] ?? -1
  const names = ['words', 'excluded', 'label', 'open', 'request', 'fact', 'declares', 'costs', 'limited']
  return Object.fromEntries(names.map((name) => [prefix + name, trait(name)]))
}

function isPseudoHeading({ candidate: { line }, words }: KnownLine): boolean {
  if (line === null || words.words > 14) return false
  return line.level !== null || (line.bold && words.asking === 'label') || words.traits['capitals'] === 1
}

/** Places to write and to tick around an item, by distance. */
function spaceFeatures(items: readonly PrintedItem[], at: number): Features {
  const next = items[at + 1]
  const before = items[at - 1]
  return {
    next: flag(takesWords(next) && next.label === null),
    nextLabelled: flag(takesWords(next) && next.label !== null),
    nextFilled: flag(next?.kind === 'answer-space' && next.value !== null),
    nextTicks: flag(takesTicks(next)),
    nextGrid: flag(next?.kind === 'grid'),
    nextFile: flag(next?.kind === 'answer-space' && /^(?:file|signature)$/u.test(next.control)),
    before: flag(takesWords(before) && before.label === null),
    beforeTicks: flag(takesTicks(before)),
    beforeGrid: flag(before?.kind === 'grid'),
    toWrite: distance(items, at, 1, (item) => takesWords(item) && item.label === null),
    toTick: distance(items, at, 1, (item) => takesTicks(item)),
    toGrid: distance(items, at, 1, (item) => item.kind === 'grid'),
    sinceWrite: distance(items, at, -1, (item) => takesWords(item) && item.label === null),
    sinceTick: distance(items, at, -1, (item) => takesTicks(item)),
    sinceGrid: distance(items, at, -1, (item) => item.kind === 'grid'),
  }
}

function distance(
  items: readonly PrintedItem[],
  from: number,
  step: 1 | -1,
  test: (item: PrintedItem) => boolean,
): number {
  for (let away = 1; away <= 12; away++) {
    const item = items[from + away * step]
    if (item === undefined) return 20
    if (test(item)) return away
  }
  return 20
}

/** A line's position in its run of numbers. */
function numberRuns(numbers: readonly (string | null)[]): Features[] {
  const last = new Map<number, { value: number; index: number; length: number }>()
  const features: { length: number; follows: number; gap: number; value: number; last: number }[] = []
  numbers.forEach((number, index) => {
    const kind = numberKind(number)
    const value = number === null ? -1 : ordinalOf(number)
    const before = number === null ? undefined : last.get(kind)
    const follows = before !== undefined && value === before.value + 1
    const length = follows ? before.length + 1 : number === null ? 0 : 1
    features.push({
      length,
      follows: flag(follows),
      gap: before === undefined ? -1 : index - before.index,
      value,
      last: 1,
    })
    if (follows) features[before.index]!.last = 0
    if (number !== null) last.set(kind, { value, index, length })
  })
  return features
}

function ordinalOf(number: string): number {
  const end = /(\d+|[a-z])[.)]*$/iu.exec(number)?.[1] ?? ''
  return /\d/u.test(end) ? Number(end) : end.toLowerCase().charCodeAt(0) - 96
}

const BEFORE_AND_AFTER = [-2, -1, 1, 2]

/** Kinds of the candidates directly before and after one. */
function neighbourFeatures(known: readonly KnownLine[], index: number): Families {
  const here = known[index]!
  return Object.fromEntries(BEFORE_AND_AFTER.map((step) => [`at${step}`, glance(here, known[index + step])]))
}

function glance(here: KnownLine, there: KnownLine | undefined): Features {
  const traits = there?.words.traits ?? {}
  const trait = (name: string) => (there === undefined ? -1 : (traits[name] ?? 0))
  return {
    ...Object.fromEntries(NEIGHBOUR_TRAITS.map((name) => [name, trait(name)])),
    sound: there?.sound ?? -6,
    level: there?.own['level'] ?? -2,
    bold: there?.own['bold'] ?? -1,
    numbered: there?.own['numbered'] ?? -1,
    deeper: there === undefined ? 0 : (there.own['listLevel'] ?? 0) - (here.own['listLevel'] ?? 0),
    alike: flag(there?.style === here.style),
    sameShape: flag(there?.shape === here.shape),
  }
}

const NEIGHBOUR_TRAITS = [
  'words',
  'open',
  'request',
  'yes-no',
  'label',
  'prose',
  'endsColon',
  'fact',
  'limitAlone',
  'startsLower',
  'valueWords',
  'we',
]

/** Role shares among the candidates with the same style. */
function alikeFeatures(items: readonly PrintedItem[], known: readonly KnownLine[]): Map<string, Features> {
  const groups = new Map<string, number[]>()
  known.forEach(({ style }, index) => {
    const group = groups.get(style) ?? []
    groups.set(style, group)
    group.push(index)
  })
  return new Map([...groups].map(([key, members]) => [key, groupFeatures(items, known, members)]))
}

function groupFeatures(
  items: readonly PrintedItem[],
  known: readonly KnownLine[],
  members: readonly number[],
): Features {
  const share = (test: (one: KnownLine, index: number) => boolean) =>
    members.filter((index) => test(known[index]!, index)).length / members.length
  const trait = (name: string) => share(({ words }) => words.traits[name] === 1)
  return {
    size: members.length,
    share: members.length / known.length,
    asks: share(({ words }) => words.asking === 'open' || words.asking === 'request'),
    yesNo: trait('yes-no'),
    labels: trait('label'),
    prose: trait('prose'),
    facts: trait('fact'),
    colons: trait('endsColon'),
    questionMarks: trait('endsAsking'),
    limits: trait('limited'),
    you: trait('you'),
    we: trait('we'),
    starred: trait('starred'),
    excluded: trait('excluded'),
    sound: members.reduce((sum, index) => sum + known[index]!.sound, 0) / members.length,
    words: members.reduce((sum, index) => sum + known[index]!.words.words, 0) / members.length,
    room: share((_, index) => hasSpaceAfter(items, known[index]!)),
    proseAfter: share((_, index) => known[index + 1]?.words.asking === 'prose'),
    ticksAfter: share(({ candidate }) => takesTicks(items[candidate.at + 1])),
    alikeAfter: share((one, index) => known[index + 1]?.style === one.style),
    limitAfter: share((_, index) => known[index + 1]?.words.traits['limitAlone'] === 1),
  }
}

function hasSpaceAfter(items: readonly PrintedItem[], { candidate }: KnownLine): boolean {
  if (takesWords(candidate.space ?? undefined)) return true
  const next = items[candidate.at + 1]
  return takesWords(next) && next.label === null
}

/** Features of each candidate: every row has a value for each name. */
export interface FeatureTable {
  readonly names: readonly string[]
  readonly rows: readonly Float32Array[]
}

/** Describes every candidate by its own formatting and words, its neighbours, similar lines, and the form. */
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
  const styles = alikeFeatures(items, known)
  const headings = headingFeatures(known)
  const formSound = known.reduce((sum, { sound }) => sum + sound, 0) / (known.length || 1)
  const runs = numberRuns(known.map(({ candidate }) => candidate.line?.number ?? null))
  return known.map((one, index) => ({
    own: one.own,
    sound: { here: one.sound, form: formSound, over: one.sound - formSound },
    words: one.words.traits,
    style: styles.get(one.style)!,
    ...neighbourFeatures(known, index),
    room: spaceFeatures(items, one.candidate.at),
    heading: headings[index]!,
    run: runs[index]!,
    place: { share: index / known.length },
  }))
}
