import { namesIn, nameIn } from './find-person.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { commonPatterns, has, headsOf, quoted, shownOf, type Found, type Page } from './page.ts'
import type { Unit } from './page-units.ts'
import type { CommonQuestion } from '../../../core/languages/common-questions/common-question.ts'

const MOST_UNITS = 4
/** Name of an organisation: capitalised words within a sentence. */
const NAMED =
  /(?<!^)(?<![.!?:]\s)\b\p{Lu}[\p{L}’'-]+(?: (?:of|for|and|the|de|du|des|der|für|y) \p{Lu}[\p{L}’'-]+| \p{Lu}[\p{L}’'-]+)*/u
const AMOUNT = /[£$€]\s?\p{N}|\p{N}\s?(?:[£$€]|euros?\b|pounds\b)/iu

/** Lists the requested names in the words of the page: trustees are people, partners and funders organisations. */
export function findList(wanted: WantedAnswer, page: Page): Found | null {
  switch (wanted.meaning) {
    case 'trustees': {
      const { names, units } = trusteeNames(page)
      return names.length < 2 ? null : listOf(names, units)
    }
    case 'partners':
      return sentencesOn('partners', page)
    case 'otherFunding':
      return otherFunding(page) ?? sentencesOn('funders', page)
    default:
      return sentencesOn('funders', page)
  }
}

function listOf(names: readonly string[], units: readonly Unit[]): Found {
  const text = names.join(', ')
  return { value: text, sentence: text, units }
}

/** Names of trustees, directors or committee members from a label or sentence that lists them, plus officers. */
export function trusteeNames(page: Page): { names: readonly string[]; units: readonly Unit[] } {
  for (const label of shownOf(page, 'trustees')) {
    const listed = page.units.filter((unit) => isListed(unit, label, page))
    const names = listed.flatMap((unit) => listedNames(unit, label, page))
    if (names.length < 2) continue
    const officers = page.units.filter((unit) => !listed.includes(unit) && isOfficer(unit, page))
    const all = [...names, ...officers.flatMap((unit) => nameIn(unit.value, page) ?? [])]
    return { names: [...new Set(all)], units: [...listed, ...officers] }
  }
  return { names: [], units: [] }
}

function isListed(unit: Unit, label: RegExp, page: Page): boolean {
  if (unit.kind === 'heading') return false
  if (unit.label === '' && has(unit.heading, label) && namesIn(unit.value, page).length >= 2) return true
  if ((unit.label !== '' && !has(unit.label, label)) || !has(unit.text, label)) return false
  return namesIn(unit.value, page).length >= 2 || /\bother\b/iu.test(unit.text)
}

function listedNames(unit: Unit, label: RegExp, page: Page): string[] {
  if (unit.label !== '') return namesIn(unit.value, page)
  const [match] = unit.text.matchAll(label)
  return namesIn(match ? unit.text.slice(match.index + match[0].length) : unit.text, page)
}

/** The chair, treasurer and secretary belong to the board. */
function isOfficer(unit: Unit, page: Page): boolean {
  if (unit.kind !== 'field') return false
  const offices: readonly CommonQuestion[] = ['chair', 'treasurer', 'secretary']
  const isOffice = offices.some((office) =>
    shownOf(page, office).some((role) => unit.label.replace(role, '').trim() === ''),
  )
  return isOffice || /^managing director$/iu.test(unit.label)
}

/** Sentences, labelled values and sections that name them. */
function sentencesOn(meaning: 'partners' | 'funders', page: Page): Found | null {
  const heads = headsOf(page, meaning)
  const shown = shownOf(page, meaning)
  const isNamed = (unit: Unit) => unit.kind !== 'heading' && unit.kind !== 'row' && NAMED.test(` ${unit.value}`)
  const labelled = page.units.filter(
    (unit) =>
      unit.label !== '' && (has(unit.label, heads) || shown.some((words) => has(unit.label, words))) && isNamed(unit),
  )
  const below = page.units.filter((unit) => has(unit.heading, heads) && isNamed(unit) && !labelled.includes(unit))
  const isOurs = (unit: Unit) => meaning === 'partners' && has(unit.text, commonPatterns(page).us)
  const said = page.units.filter(
    (unit) =>
      unit.kind === 'sentence' && (isNamed(unit) || isOurs(unit)) && shown.some((words) => has(unit.text, words)),
  )
  const chosen = meaning === 'partners' ? firstOf([labelled, below, said]) : [...labelled, ...said, ...below]
  return join([...new Set(chosen)].filter((unit) => meaning === 'funders' || !isFunding(unit, page)))
}

function firstOf(groups: readonly (readonly Unit[])[]): readonly Unit[] {
  return groups.find((group) => group.length > 0) ?? []
}

/** Contributions of others to the project, each with its amount. */
function otherFunding(page: Page): Found | null {
  const shown = shownOf(page, 'otherFunding')
  const units = page.units.filter(
    (unit) =>
      unit.kind !== 'heading' &&
      unit.kind !== 'row' &&
      AMOUNT.test(unit.text) &&
      shown.some((words) => has(unit.text, words)),
  )
  return join(units)
}

function isFunding(unit: Unit, page: Page): boolean {
  const funders = shownOf(page, 'funders').slice(0, 6)
  return (AMOUNT.test(unit.text) && !has(unit.text, commonPatterns(page).us)) || has(unit.label, funders[0] ?? null)
}

function join(units: readonly Unit[]): Found | null {
  return units.length === 0 ? null : quoted(units.slice(0, MOST_UNITS))
}
