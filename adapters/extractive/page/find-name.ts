import type { WantedAnswer } from './wanted-answer.ts'
import { foundIn, has, isPlan, shownOf, type Found, type Page } from './page.ts'
import type { Unit } from './page-units.ts'

const LONGEST_NAME_WORDS = 10
/** Text after a name in a title. */
const TAIL =
  /\s+[–—-]\s+.*$|\s*[:|(].*$|,\s.*$|\s+(?:about us|who we are|introduction|wer wir sind|qui sommes-nous|amdanom ni)$/iu
const ABOUT = /^(?:about|welcome to|introducing|über|introduction to)\s+/iu
const QUOTED = /["“«„]\s?(?<name>[^"”»“]{3,60}?)\s?["”»“]/u
export const REGISTERED_NAME =
  /(?<name>\p{Lu}[\p{L}'’&-]*(?: (?:(?:of|for|and|the|&) )?\p{Lu}[\p{L}'’&-]*){0,7} (?:CIC|CIO|Ltd|Limited|e\. ?V\.))(?![\p{L}])/u

export function findName(wanted: WantedAnswer, page: Page): Found | null {
  if (wanted.meaning === 'projectTitle') return findProjectTitle(page)
  if (wanted.meaning === 'legalForm') return findLegalForm(page)
  return findOurName(wanted, page)
}

/** The name stated by the page, or otherwise its title. */
function findOurName({ question }: WantedAnswer, page: Page): Found | null {
  for (const label of shownOf(page, 'legalName')) {
    const unit = page.units.find((one) => one.label !== '' && one.label.replace(label, '').trim() === '')
    if (unit !== undefined) return foundIn(unit, unit.value.replace(/,\s.*$/u, '').replace(/;$|(?<!\b\p{L})\.$/u, ''))
  }
  if (/\blegal\b|\bofficial\b|\bregistered name\b/iu.test(question)) {
    const unit = page.units.find(({ text }) => REGISTERED_NAME.test(text))
    if (unit) return foundIn(unit, REGISTERED_NAME.exec(unit.text)!.groups!['name']!)
  }
  return fromTitle(page)
}

function fromTitle(page: Page): Found | null {
  const title = page.units.find(({ kind }) => kind === 'heading') ?? page.units[0]
  if (title === undefined || isSentence(title.text)) return null
  const bare = title.text.replace(ABOUT, '').replace(TAIL, '').trim()
  if (bare === '' || bare.split(/\s+/u).length > LONGEST_NAME_WORDS) return null
  return foundIn(title, bare, bare)
}

/** "In 2024 we welcomed 1,240 people." and "Our income was £412,600." are not names. */
function isSentence(text: string): boolean {
  return /(?:\p{L}{4}|\p{N})[.!?]$|\p{Sc}/u.test(text.trim())
}

function findProjectTitle(page: Page): Found | null {
  const project = shownOf(page, 'projectTitle')
  for (const label of project)
    for (const unit of page.units) {
      if (unit.label === '' || !has(unit.label, label)) continue
      const name = (QUOTED.exec(unit.text)?.groups?.['name'] ?? unit.value).replace(/[.]$/u, '')
      if (name.split(/\s+/u).length <= LONGEST_NAME_WORDS) return foundIn(unit, name, name)
    }
  const planned = page.units.filter((unit) => isPlan(unit, page) || project.some((label) => has(unit.text, label)))
  return quotedIn(planned)
}

function quotedIn(units: readonly Unit[]): Found | null {
  for (const unit of units) {
    const name = QUOTED.exec(unit.text)?.groups?.['name']
    if (name !== undefined && /^\p{Lu}/u.test(name)) return foundIn(unit, name, name)
  }
  return null
}

/** The legal form in a label or a sentence; longest words first. */
function findLegalForm(page: Page): Found | null {
  for (const form of shownOf(page, 'legalForm'))
    for (const unit of page.units) {
      if (unit.label !== '' && has(unit.label, form)) return foundIn(unit, unit.value, unit.text)
      const [match] = unit.kind === 'heading' ? [] : [...unit.text.matchAll(form)]
      if (match && unit.label === '') return foundIn(unit, match[0].slice(0, 1).toUpperCase() + match[0].slice(1))
      if (match) return foundIn(unit, unit.value, unit.text)
    }
  return null
}
