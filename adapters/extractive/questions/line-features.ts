import type { Candidate } from './candidates.ts'
import { lineWords, type LineWords } from './line-words.ts'
import { takesTicks, takesWords, type PrintedItem } from './printed-items.ts'

type Features = Readonly<Record<string, number>>

/** What is known of each candidate: as many values in every row as there are names. */
export interface FeatureTable {
  readonly names: readonly string[]
  readonly rows: readonly Float32Array[]
}

const flag = (yes: boolean) => (yes ? 1 : 0)
const BEFORE_AND_AFTER = [-2, -1, 1, 2]

/** Describes every candidate by its own looks and words, by what stands about it, by the lines set alike, and by the form. */
export function featuresOf(
  items: readonly PrintedItem[],
  candidates: readonly Candidate[],
  sounds: readonly number[],
): FeatureTable {
  const families = new FeatureReading(items, candidates, sounds).all()
  const names = Object.entries(families[0] ?? {}).flatMap(([family, features]) =>
    Object.keys(features).map((name) => `${family}.${name}`),
  )
  return { names, rows: families.map((one) => Float32Array.from(Object.values(one).flatMap(Object.values<number>))) }
}

type Families = Readonly<Record<string, Features>>

interface Known {
  readonly candidate: Candidate
  readonly words: LineWords
  /** How much the words sound like those of a question. */
  readonly sound: number
  readonly own: Features
  readonly style: string
  readonly shape: string
}

class FeatureReading {
  private readonly known: readonly Known[]
  private readonly styles: Map<string, Features>
  private readonly shapes: Map<string, Features>
  private readonly byItem = new Map<number, number>()

  constructor(
    private readonly items: readonly PrintedItem[],
    candidates: readonly Candidate[],
    sounds: readonly number[],
  ) {
    this.known = candidates.map((candidate, index) => {
      const words = lineWords(candidate.text)
      return {
        sound: sounds[index]!,
        candidate,
        words,
        own: ownFeatures(candidate),
        style: styleOf(candidate),
        shape: shapeStyle(candidate),
      }
    })
    this.known.forEach(({ candidate }, index) => {
      if (!this.byItem.has(candidate.at)) this.byItem.set(candidate.at, index)
    })
    this.styles = this.groups((one) => one.style)
    this.shapes = this.groups((one) => one.shape)
  }

  all(): Families[] {
    const headings = this.headings()
    const formSound = this.known.reduce((sum, { sound }) => sum + sound, 0) / (this.known.length || 1)
    const runs = numberRuns(this.known.map(({ candidate }) => candidate.line?.number ?? null))
    return this.known.map((one, index) => ({
      own: one.own,
      sound: { here: one.sound, form: formSound, over: one.sound - formSound },
      words: one.words.traits,
      style: this.styles.get(one.style)!,
      shape: this.shapes.get(one.shape)!,
      ...this.neighbours(index),
      room: this.rooms(index),
      heading: headings[index]!,
      run: runs[index]!,
      place: { share: index / this.known.length },
    }))
  }

  private groups(keyOf: (one: Known) => string): Map<string, Features> {
    const groups = new Map<string, number[]>()
    this.known.forEach((one, index) => {
      const group = groups.get(keyOf(one)) ?? []
      groups.set(keyOf(one), group)
      group.push(index)
    })
    return new Map([...groups].map(([key, members]) => [key, this.groupFeatures(members)]))
  }

  private groupFeatures(members: readonly number[]): Features {
    const share = (test: (one: Known, index: number) => boolean) =>
      members.filter((index) => test(this.known[index]!, index)).length / members.length
    const trait = (name: string) => share(({ words }) => words.traits[name] === 1)
    return {
      size: members.length,
      share: members.length / this.known.length,
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
      sound: members.reduce((sum, index) => sum + this.known[index]!.sound, 0) / members.length,
      words: members.reduce((sum, index) => sum + this.known[index]!.words.words, 0) / members.length,
      room: share((_, index) => this.roomAfter(index)),
      proseAfter: share((_, index) => this.known[index + 1]?.words.asking === 'prose'),
      ticksAfter: share(({ candidate }) => takesTicks(this.items[candidate.at + 1])),
      alikeAfter: share((one, index) => this.known[index + 1]?.style === one.style),
      limitAfter: share((_, index) => this.known[index + 1]?.words.traits['limitAlone'] === 1),
    }
  }

  private roomAfter(index: number): boolean {
    const { candidate } = this.known[index]!
    if (takesWords(candidate.space ?? undefined)) return true
    const next = this.items[candidate.at + 1]
    return takesWords(next) && next.label === null
  }

  private neighbours(index: number): Families {
    const here = this.known[index]!
    return Object.fromEntries(
      BEFORE_AND_AFTER.map((step) => [`at${step}`, this.glance(here, this.known[index + step])]),
    )
  }

  private glance(here: Known, there: Known | undefined): Features {
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

  /** Places to write and to tick about the candidate, in items from it. */
  private rooms(index: number): Features {
    const { at } = this.known[index]!.candidate
    const next = this.items[at + 1]
    const before = this.items[at - 1]
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
      toWrite: this.distance(at, 1, (item) => takesWords(item) && item.label === null),
      toTick: this.distance(at, 1, (item) => takesTicks(item)),
      toGrid: this.distance(at, 1, (item) => item.kind === 'grid'),
      sinceWrite: this.distance(at, -1, (item) => takesWords(item) && item.label === null),
      sinceTick: this.distance(at, -1, (item) => takesTicks(item)),
      sinceGrid: this.distance(at, -1, (item) => item.kind === 'grid'),
    }
  }

  private distance(from: number, step: 1 | -1, test: (item: PrintedItem) => boolean): number {
    for (let away = 1; away <= 12; away++) {
      const item = this.items[from + away * step]
      if (item === undefined) return 20
      if (test(item)) return away
    }
    return 20
  }

  /** The heading above, marked as such by the format or by its bold type. */
  private headings(): Features[] {
    let heading: Known | null = null
    let pseudo: Known | null = null
    let since = 0
    let sincePseudo = 0
    let declared = 99
    let own = 0
    let prompts = 0
    const away = Object.fromEntries(LEADS.map((name) => [name, FAR]))
    return this.known.map((one) => {
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
}

const FAR = 30
/** Lines that say what the next ones are. */
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
  'yesOrNo',
  'valueWords',
  'we',
]

function headingTraits(prefix: string, words: LineWords | null): Features {
  const trait = (name: string) => words?.traits[name] ?? -1
  const names = ['words', 'excluded', 'label', 'open', 'request', 'fact', 'declares', 'aboutFunder', 'costs', 'limited']
  return Object.fromEntries(names.map((name) => [prefix + name, trait(name)]))
}

function isPseudoHeading({ candidate: { line }, words }: Known): boolean {
  if (line === null || words.words > 14) return false
  return line.level !== null || (line.bold && words.asking === 'label') || words.traits['capitals'] === 1
}

const CELLS = ['none', 'plain', 'beside', 'label']
const CONTROLS = ['text', 'multiline', 'date', 'number', 'choice', 'tick', 'file', 'signature']

function ownFeatures({ kind, line, space }: Candidate): Features {
  return {
    kind: kind === 'line' ? 0 : 1,
    level: line?.level ?? -1,
    cell: line === null ? -1 : CELLS.indexOf(line.cell),
    listLevel: line?.listLevel ?? 0,
    bold: flag(line?.bold ?? false),
    italic: flag(line?.italic ?? false),
    numbered: flag(line?.number != null),
    number: numberKind(line?.number ?? null),
    control: space === null ? -1 : CONTROLS.indexOf(space.control),
    value: space?.value == null ? 0 : space.value.split(/\s+/u).length,
    options: space?.options.length ?? 0,
  }
}

const NUMBER_KINDS = [/^\d+$/u, /^\d+(?:[.-]\d+)+$/u, /^\d+\.?[a-z]$/iu, /^[a-z]$/u, /^[A-Z]$/u, /^[ivx]+$/iu]

function numberKind(number: string | null): number {
  if (number === null) return -1
  const found = NUMBER_KINDS.findIndex((kind) => kind.test(number.replace(/[.)]$/u, '')))
  return found < 0 ? NUMBER_KINDS.length : found
}

/** Lines of one style are set alike. */
function styleOf(candidate: Candidate): string {
  const { line, kind, space } = candidate
  if (line === null) return `${kind} ${space?.control ?? ''}`
  return [line.level, line.bold, line.italic, line.listLevel, line.cell, numberKind(line.number)].join(' ')
}

/** The same, by number and end mark alone. */
function shapeStyle({ line, text, kind }: Candidate): string {
  const end = /[?:.](?=\W*$)/u.exec(text)?.[0] ?? ''
  return [kind, numberKind(line?.number ?? null), line?.level ?? '', end].join(' ')
}

/** Where a line stands in the run of numbers that its own is of. */
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
