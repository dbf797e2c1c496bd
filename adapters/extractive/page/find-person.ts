import { plainQuestion } from '../../../core/languages/common-questions/asked-words.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { commonPatterns, foundAmong, foundIn, has, shownOf, type Found, type Page } from './page.ts'

const TITLE = String.raw`(?:(?:the )?(?:Dr|Mr|Mrs|Ms|Miss|Mx|Prof|Professor|Rev|Revd|Reverend|Sir|Dame|Lord|Lady|Sister|Brother|Fr|Father|Cllr|Councillor|Mme|Frau|Herr)\.? )`
const PART = String.raw`(?:\p{Lu}[\p{L}'’]*\p{Ll}(?:-\p{Lu}\p{Ll}+)*|\p{Lu}\.)`
export const PERSON_NAME = String.raw`(?:${TITLE}{1,3}(?:${PART} ){0,3}${PART}|${PART}(?: (?:de|van|von|al|der|of|ap|el|le|da|di) ${PART}| ${PART}){1,3})`
/** Words between a role and its holder. */
const JOINT = String.raw`[\s,:–-]*(?:(?:is|are|was|yw|ydy|ist|sind|est|by|the|our|der|die|to) ){0,3}`
const SINCE = String.raw`(?:,? (?:is|yw|ist|est|acts as|serves as|who has been|who is|qui est|as)(?: (?:our|the|its|ein|unser|unsere|die|der|la|le|a))?|,? (?:our|the|ein|unser|la|le)|,)`
/** Deputies and former holders. */
const NOT_THEMSELVES = /\b(?:deputy|assistant|vice|former|acting|stellv\p{L}*|2\.|adjoint\p{L}*|dirprwy)/iu

/** Finds the person with the requested role, first by the words of the question. */
export function findPerson(wanted: WantedAnswer, page: Page): Found | null {
  for (const role of rolesOf(wanted, page)) {
    const found = inLabels(role, page) ?? inSentences(role, page)
    if (found !== null) return found
  }
  return null
}

function rolesOf({ meaning, question }: WantedAnswer, page: Page): RegExp[] {
  if (meaning === 'otherYesNo') return []
  const words = plainQuestion(question)
  const roles = shownOf(page, meaning)
  return [...roles.filter((role) => has(words, role)), ...roles.filter((role) => !has(words, role))]
}

function inLabels(role: RegExp, page: Page): Found | null {
  const exact = (label: string) =>
    partsOf(label).some((part) => part.replace(role, '').trim() === '' && has(part, role))
  const wider = (label: string) =>
    partsOf(label).some((part) => endsWith(part, role) && !/director|leitung/iu.test(part))
  for (const isFitting of [exact, wider])
    for (const unit of page.units) {
      if (unit.label === '' || !isFitting(unit.label)) continue
      const name = nameIn(unit.value, page)
      if (name !== null) return foundIn(unit, name, `${unit.label}: ${name}`)
    }
  return null
}

/** Roles in one label: "Producer and contact for funders". */
function partsOf(label: string): string[] {
  return label
    .split(/,|&|\/|\b(?:and|und|et|a|for|of|de|du|der|des)\b/u)
    .map((part) => part.replace(/^(?:\s|our|the|ein|\p{N}+\.)+/u, '').trim())
}

function endsWith(part: string, role: RegExp): boolean {
  return [...part.matchAll(role)].some(({ index, 0: found }) => index + found.length === part.length)
}

function inSentences(role: RegExp, page: Page): Found | null {
  const after = new RegExp(String.raw`^${JOINT}(?:[\p{Ll}\s]{1,40}, )?(?<name>${PERSON_NAME})`, 'u')
  const before = new RegExp(String.raw`(?<name>${PERSON_NAME})${SINCE}?\s*[\p{Ll} ]{0,24}$`, 'u')
  const bracket = new RegExp(String.raw`(?<name>${PERSON_NAME})(?: [A-Z]{2,6})*\s*\([^()]*$`, 'u')
  for (const unit of page.units) {
    if (unit.kind === 'heading' || unit.kind === 'row') continue
    for (const { index, 0: found } of unit.text.matchAll(role)) {
      const [left, right] = [unit.text.slice(0, index), unit.text.slice(index + found.length)]
      if (NOT_THEMSELVES.test(left.slice(-14))) continue
      const inBrackets = bracket.exec(left)?.groups?.['name']
      const named = inBrackets ?? after.exec(right)?.groups?.['name'] ?? before.exec(left)?.groups?.['name']
      const name = named === undefined ? null : nameIn(named, page)
      if (name === null) continue
      return namesIn(unit.text, page).length === 1
        ? foundIn(unit, name)
        : foundAmong(unit, name, inBrackets === undefined ? name : `${name} (${found})`)
    }
  }
  return null
}

/** First personal name at the start of a text. */
export function nameIn(text: string, page: Page): string | null {
  const match = new RegExp(String.raw`^(?:\P{L}{0,3})(?<name>${PERSON_NAME})`, 'u').exec(text)?.groups?.['name']
  if (match === undefined) return null
  return has(match, commonPatterns(page).organisations) ? null : match.replace(/^the /u, '').replace(/[.]$/u, '')
}

/** All personal names in a text. */
export function namesIn(text: string, page: Page): string[] {
  return [...text.matchAll(new RegExp(PERSON_NAME, 'gu'))]
    .map(([name]) => name)
    .filter((name) => !has(name, commonPatterns(page).organisations))
}
