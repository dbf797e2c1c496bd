import type { Features, KnownLine } from './known-line.ts'
import { type PrintedItem, takesTicks, takesWords } from './printed-items.ts'

/** Of the candidates with the same key, what share of them is what. */
export function alikeFeatures(
  items: readonly PrintedItem[],
  known: readonly KnownLine[],
  keyOf: (one: KnownLine) => string,
): Map<string, Features> {
  const groups = new Map<string, number[]>()
  known.forEach((one, index) => {
    const group = groups.get(keyOf(one)) ?? []
    groups.set(keyOf(one), group)
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
