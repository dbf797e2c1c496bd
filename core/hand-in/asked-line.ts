import type { QuestionKind } from '../proposals/question/question-kind.ts'
import type { SpotIndex } from './spot-index.ts'
import { holdsWords, printedText, type FormSpot } from './form-spots.ts'

/** A question or item of a form, with its known place. */
export interface AskedLine {
  readonly id: string
  readonly text: string
  readonly guidance: string | null
  /** The anchor that the finder suggests for the answer. */
  readonly anchor: string | null
  /** Its line, as in `linesOf`. */
  readonly place: string | null
  readonly kind: QuestionKind
  /** The printed options. */
  readonly options: readonly string[]
  /** The place that a person chose for the answer: a line as in `linesOf`, or an empty cell. */
  readonly pointedTo?: string | null
}

/** A question or item with its own spot and that of the next one. */
export interface AskedSpot {
  readonly asked: AskedLine
  readonly spot: FormSpot
  /** The first spot of the next question; the number of spots for the last one. */
  readonly end: number
  /** Like `end`, but ignores declarations, which take no text. */
  readonly endOfWords: number
}

/** Questions and items in form order, without those that have no spot. */
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

/** End of each spot, by its index: the next spot in the list. */
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

  /** The row meant, if a place names a table or a row with the same words as another. */
  private rowOf({ text }: AskedLine, known: FormSpot): FormSpot | undefined {
    if (known.table === null || (!this.named.has(known) && holdsWords(printedText(known), text))) return undefined
    return this.index.ofTable(known.table).find((spot) => !this.named.has(spot) && holdsWords(printedText(spot), text))
  }
}
