import type { FunderListItem } from '../../../../../adapters/http-contract/funders.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import type { ChosenFunder } from './new-grant.ts'

const words = texts.grants

export interface FunderOption {
  readonly value: string
  readonly label: string
  readonly funder: ChosenFunder
  readonly note: string | null
}

/** What tells one option from another; a typed name can't be taken for an identifier. */
export function valueOf({ id, name }: ChosenFunder): string {
  return id ?? `typed:${name}`
}

function option(funder: ChosenFunder, label: string, charityNumber: string | null): FunderOption {
  const note = charityNumber === null ? null : words.charityNumber(charityNumber)
  return { value: valueOf(funder), label, funder, note }
}

/** The funders found, and the typed name itself where none of them bears it. An empty query has no options. */
export function funderOptions(found: readonly FunderListItem[], typedName: string): readonly FunderOption[] {
  const name = typedName.trim()
  if (name === '') return []
  const isKnown = found.some(({ funderName }) => funderName.trim().toLowerCase() === name.toLowerCase())
  const known = found.map(({ id, funderName, charityNumber }) =>
    option({ id, name: funderName }, funderName, charityNumber),
  )
  return isKnown ? known : [...known, option({ id: null, name }, words.addFunder(name), null)]
}
