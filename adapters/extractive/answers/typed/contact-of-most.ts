import type { Library, LibraryDocument } from '../../../../core/documents/library.ts'
import { isOwnDomain } from '../../../../core/profile/names.ts'
import { domainOwner, isWholeSite } from '../../profile/domains.ts'
import { escapePattern } from '../../profile/patterns.ts'
import { contactValues, keyOfContact, labelledAddresses, wholeAddresses, type Stated } from './contact-values.ts'
import { ownNames, type OwnNames } from './own-names.ts'
import { foundAmong, foundIn, has, shownOf, type Found, type Page } from './page.ts'
import { pagesFound, searchFor, type PageFound } from './pages-found.ts'
import type { WantedAnswer } from './wanted-answer.ts'

/** Units between an address and the telephone number that stands beside it. */
const BESIDE = 5
/** Units between our name and the address below it. */
const BELOW = 3

/**
 * Our address, telephone number, e-mail address or web site in a library that also holds those of offices, staff and
 * others: what most documents give or what stands beside our own address; null where that is not certain.
 */
export async function contactOfMost(
  wanted: WantedAnswer,
  documents: readonly LibraryDocument[],
  library: Library,
): Promise<Found | null> {
  const pages = await pagesFound(wanted, documents, library, contactWords(wanted))
  const ours = await ownNames(library)
  const address = mostOf(pages.map(({ page }) => wholeAddresses(page).filter((one) => isOurs(one, page, ours))))
  if (wanted.kind === 'address') {
    const said = address ?? mostOf(pages.map(({ page }) => labelledAddresses(page)))
    return said && foundAmong(said.unit, said.value)
  }
  const stated = pages.map(({ page }) => contactValues(wanted.kind, page).filter((one) => isOfUs(one, ours)))
  const near = address && pages.flatMap(({ page }, at) => stated[at]!.filter((one) => isBeside(one, address, page)))
  const sure = wanted.kind === 'email' ? stated.map((all) => all.filter((one) => isCertain(one, stated))) : stated
  const chosen = wanted.kind === 'website' ? siteOfMost(sure.flat(), pages) : (mostOf(sure) ?? (near && mostOf([near])))
  if (!chosen) return null
  const { unit, value } = chosen
  return unit.value === value ? foundIn(unit, value) : foundAmong(unit, value)
}

/** Addresses, telephone numbers and web sites stand together. */
function contactWords(wanted: WantedAnswer): string[] {
  const meanings = ['address', 'telephone', 'email', 'website'] as const
  return [searchFor(wanted), meanings.map((meaning) => searchFor({ ...wanted, meaning, question: '' })).join(' ')]
}

/** What more documents give than any other; null where several are given as often, but for sites, which name others' too. */
function mostOf(documents: readonly (readonly Stated[])[]): Stated | null {
  const all = documents.flat()
  const count = (key: string) => documents.filter((one) => one.some((value) => keyOfContact(value) === key)).length
  const keys = [...new Set(all.map(keyOfContact))].sort((one, other) => count(other) - count(one))
  const [first, second] = keys
  if (first === undefined) return null
  const isTied = second !== undefined && count(first) === count(second)
  if (isTied && all[0]?.kind !== 'website') return null
  return all.filter((one) => keyOfContact(one) === first).reduce((best, one) => (isFuller(one, best) ? one : best))
}

/** The whole site before a page of it, of the domain that most documents name, be it in e-mail addresses. */
function siteOfMost(sites: readonly Stated[], pages: readonly PageFound[]): Stated | null {
  const count = ({ value }: Stated) => {
    const named = new RegExp(String.raw`(?<![\p{L}\p{N}-])${escapePattern(domainOwner(value) ?? value)}`, 'iu')
    return pages.filter(({ page }) => page.units.some(({ text }) => named.test(text))).length
  }
  const whole = sites.filter(({ value }) => isWholeSite(value))
  return mostFirst(whole.length > 0 ? whole : sites, count)[0] ?? null
}

function mostFirst<T>(all: readonly T[], count: (one: T) => number): T[] {
  return [...all].sort((a, b) => count(b) - count(a))
}

function isFuller(one: Stated, other: Stated): boolean {
  return one.kind === 'address' && one.value.length > other.value.length
}

/** Boxes of organisations rather than of people. */
const SHARED_BOX =
  /^(?:info|office|hello|contact|admin|enquir|inquir|general|mail|post|kontakt|buero|büro|verein|bonjour|accueil|swyddfa)/iu

/** An e-mail address of one document alone may be anybody's. */
function isCertain(one: Stated, documents: readonly (readonly Stated[])[]): boolean {
  const key = keyOfContact(one)
  return (
    SHARED_BOX.test(one.value) || documents.filter((all) => all.some((other) => keyOfContact(other) === key)).length > 1
  )
}

/** An e-mail address or a web site belongs to whoever its domain is named after; other contacts say nothing of that. */
function isOfUs({ kind, value }: Stated, ours: OwnNames | null): boolean {
  if (kind !== 'email' && kind !== 'website') return true
  const domains = [domainOwner(value), hostOf(value)].filter((domain) => domain !== null)
  return ours?.names.some((name) => domains.some((domain) => isOwnDomain(domain, name))) === true
}

function hostOf(address: string): string {
  return address.replace(/^.*@|^[a-z]+:\/\//iu, '').replace(/[/?#:].*$/u, '')
}

/** Behind a label of addresses, or our own name. */
function isOurs({ unit, before }: Stated, page: Page, ours: OwnNames | null): boolean {
  if (unit.label !== '' && shownOf(page, 'address').some((label) => has(unit.label, label))) return true
  if (
    shownOf(page, 'address')
      .slice(0, 2)
      .some((label) => has(before, label))
  )
    return true
  if (ours === null) return false
  const at = page.units.indexOf(unit)
  const above = page.units.slice(Math.max(0, at - BELOW), at).filter(({ hit }) => hit === unit.hit)
  return [before, ...above.map(({ text }) => text)].some((text) => ours.names.some((name) => text.includes(name)))
}

function isBeside({ unit }: Stated, address: Stated, page: Page): boolean {
  const at = page.units.indexOf(unit)
  const near = page.units.slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
  const key = keyOfContact(address)
  return wholeAddresses({ ...page, units: near }).some((one) => keyOfContact(one) === key)
}
