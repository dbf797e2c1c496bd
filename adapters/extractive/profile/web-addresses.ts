import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { domainOwner, isWholeSite } from './domains.ts'
import { factIn } from './document-lines.ts'
import { EMAIL } from './patterns.ts'
import type { SearchedDocument } from './searched-document.ts'

const SITES =
  /(?<![@\p{L}\p{N}./-])(?:https?:\/\/|www\.)(?:www\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}\/?(?=[\s|,;:)\]]|[.]?$|[.] )/giu
/** A line that is nothing else needs no "www". */
const SITE_ALONE = /^(?:[a-z0-9-]+\.)+(?:org|com|net|eu|uk|de|fr|wales|cymru|scot|info|ngo|coop)$/iu
/** Addresses that are read by whoever is there. */
const SHARED_ADDRESS = new RegExp(
  String.raw`(?<![\w.@-])(?:info|contact|hello|office|enquiries|inquiries|admin|mail|post|kontakt|bureau|secretariat|leadership|general)@(?:[a-z0-9-]+\.)+[a-z]{2,}`,
  'giu',
)
const TELEPHONE = /(?:tel(?:ephone)?|phone|t|call)\.?:? ?(?<number>\+?\(?\d[\d\s()./-]{6,}\d)/iu
/** Lines beside a shared address in which its telephone number may stand. */
const NEAR = 3

/** The web site, and the address and number of the office: each belongs to whoever its domain belongs to. */
export function webAddresses(document: SearchedDocument): FoundFact[] {
  return [...sitesIn(document), ...officesIn(document)]
}

function sitesIn({ lines }: SearchedDocument): FoundFact[] {
  return lines.flatMap((line) => {
    const alone = SITE_ALONE.test(line.text) ? [line.text] : []
    const sites = [...[...line.text.matchAll(SITES)].map(([site]) => site), ...alone]
    return sites.filter(isWholeSite).map((site) => factIn(line, 'website', site, domainOwner(site)))
  })
}

function officesIn({ lines }: SearchedDocument): FoundFact[] {
  return lines.flatMap((line, at) => {
    const [email] = line.text.match(SHARED_ADDRESS) ?? []
    if (email === undefined) return []
    const owner = domainOwner(email)
    const near = [line, ...lines.slice(Math.max(0, at - NEAR), at).reverse()]
    const withNumber = near.find(({ text }) => TELEPHONE.test(text) && emailsIn(text).every((one) => one === email))
    const number = withNumber && TELEPHONE.exec(withNumber.text)?.groups?.['number']
    const telephone = number ? [factIn(withNumber, 'contactTelephone', number, owner)] : []
    return [factIn(line, 'contactEmail', email, owner), ...telephone]
  })
}

function emailsIn(text: string): string[] {
  return text.match(new RegExp(EMAIL, 'giu')) ?? []
}
