import type { QuestionKind } from '../proposals/question/question-kind.ts'
import type { SpotIndex } from './spot-index.ts'
import { holdsWords, printedText, type FormSpot } from './form-spots.ts'

/** What a form asks, or wants done, with what is known of where. */
export interface AskedLine {
  readonly id: string
  readonly text: string
  readonly guidance: string | null
  /** Where the finder takes the answer to belong. */
  readonly anchor: string | null
  /** The line that it stands in, as in `linesOf`. */
  readonly place: string | null
  readonly kind: QuestionKind
  /** The printed words to pick from. */
  readonly options: readonly string[]
  /** The place that a person pointed to for the answer: a line as in `linesOf`, or an empty cell. */
  readonly pointedTo?: string | null
}

/** What is asked, with its own spot and the spot of what is asked next. */
export interface AskedSpot {
  readonly asked: AskedLine
  readonly spot: FormSpot
  /** The first spot that belongs to what is asked next; the number of spots for the last. */
  readonly end: number
  /** The same, where statements to agree to, which take no words, do not count. */
  readonly endOfWords: number
}

/** What is asked in the order of the form; without what has no place in it. */
export function askedSpots(asked: readonly AskedLine[], index: SpotIndex): AskedSpot[] {
  const finder = new SpotFinder(index)
  const placed = asked.flatMap((one) => {
    const spot = finder.spotOf(one)
    return spot === undefined ? [] : [{ asked: one, spot }]
  })
  const ordered = placed.sort((a, b) => a.spot.at - b.spot.at)
  const [ends, endsOfWords] = [
    endsOf(ordered, index),
    endsOf(
      ordered.filter(({ asked }) => asked.kind !== 'declaration'),
      index,
    ),
  ]
  return ordered.map((one) => {
    const end = ends.get(one.spot.at)!
    return { ...one, end, endOfWords: endsOfWords.get(one.spot.at) ?? end }
  })
}

/** Where each spot ends by those that stand after it, by its place among all. */
function endsOf(ordered: readonly { readonly spot: FormSpot }[], index: SpotIndex): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  let end = index.spots.length
  for (const { spot } of ordered.toReversed()) {
    if (!ends.has(spot.at)) ends.set(spot.at, end)
    end = spot.at
  }
  return ends
}

class SpotFinder {
  private readonly named = new Set<FormSpot>()

  constructor(private readonly index: SpotIndex) {}

  spotOf(asked: AskedLine): FormSpot | undefined {
    const known = (asked.place === null ? undefined : this.index.atPlace(asked.place)) ?? this.spotOfAnchor(asked)
    const spot = known === undefined ? undefined : (this.rowOf(asked, known) ?? known)
    if (spot !== undefined) this.named.add(spot)
    return spot
  }

  private spotOfAnchor({ anchor, text }: AskedLine): FormSpot | undefined {
    const here = anchor === null ? [] : this.index.atAnchor(anchor)
    return here.find((spot) => holdsWords(printedText(spot), text)) ?? here[0]
  }

  /** Where a place names a table, or a row with the same words as another one: the row that is meant. */
  private rowOf({ text }: AskedLine, known: FormSpot): FormSpot | undefined {
    if (known.table === null || (!this.named.has(known) && holdsWords(printedText(known), text))) return undefined
    return this.index.ofTable(known.table).find((spot) => !this.named.has(spot) && holdsWords(printedText(spot), text))
  }
}
