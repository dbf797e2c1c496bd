import { formWords } from '../languages/languages.ts'
import type { FormCell } from '../proposals/form/form.ts'
import { cellsForAnswer } from './cell-spots.ts'
import { printedText, takesWords, type FormSpot } from './form-spots.ts'

/** Maximum number of words in the label of a signature. */
const MAX_LABEL_WORDS = 8
const SIGNATURE = new RegExp(
  String.raw`(?<!\p{L})(?:${formWords('signatures')})(?!\p{L})|^(?:${formWords('signatureOpeners')})`,
  'iu',
)
const OFFICE = new RegExp(String.raw`^[^\p{L}]*(?:${formWords('officeParts')})(?!\p{L})`, 'iu')

/** Whether a line marks the place of a signature. */
export function isSignatureLabel(text: string): boolean {
  const words = text.trim().split(/\s+/u)
  return words.length <= MAX_LABEL_WORDS && !/[?.!]\s*$/u.test(text) && SIGNATURE.test(text.trim())
}

/** Whether a line begins a part that the funder fills in: "For office use only". */
export function isOfficeLabel(text: string): boolean {
  return OFFICE.test(text)
}

/** Places that only the answer to their own line may use: signatures, and the funder's office part. */
export function closedSpots(spots: readonly FormSpot[], ofCell: SpotsOfCell): ClosedSpots {
  const [closed, ofOffice] = [new Set<FormSpot>(), new Set<FormSpot>()]
  let office: FormSpot | null = null
  for (const spot of spots) {
    if (office !== null && endsOffice(spot, office)) office = null
    const text = printedText(spot)
    if (isOfficeLabel(text)) office = spot
    if (office !== null) ofOffice.add(spot)
    if (office !== null) closed.add(spot)
    if (isSignatureLabel(text)) for (const place of placesToSign(spot, spots[spot.at + 1], ofCell)) closed.add(place)
  }
  return { closed, ofOffice }
}

interface ClosedSpots {
  readonly closed: ReadonlySet<FormSpot>
  /** Places of the funder's office part, which no answer may use. */
  readonly ofOffice: ReadonlySet<FormSpot>
}

type SpotsOfCell = (cell: FormCell) => readonly FormSpot[]

function placesToSign(label: FormSpot, next: FormSpot | undefined, ofCell: SpotsOfCell): readonly FormSpot[] {
  if (takesWords(label.block)) return [label]
  if (label.cell === null) return next !== undefined && takesWords(next.block) && printedText(next) === '' ? [next] : []
  const own = ofCell(label.cell).filter(({ at, block }) => at > label.at && takesWords(block))
  const [cell] = cellsForAnswer({ spot: label, asked: printedText(label), isAsked: () => false })
  return cell === undefined ? own : [...own, ...ofCell(cell)]
}

/** A part in a table ends with the table; other parts end with the next heading. */
function endsOffice(spot: FormSpot, office: FormSpot): boolean {
  if (office.table !== null) return spot.table !== office.table
  return spot.block?.kind === 'heading'
}
