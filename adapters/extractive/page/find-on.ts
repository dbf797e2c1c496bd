import type { WantedKind } from '../../../core/languages/common-questions/common-question.ts'
import { findAddress, findEmail, findTelephone, findWebsite } from './find-address.ts'
import { findCount } from './find-count.ts'
import { findDate } from './find-date.ts'
import { findIdentifier } from './find-identifier.ts'
import { findList } from './find-list.ts'
import { findMoney } from './find-money.ts'
import { findName } from './find-name.ts'
import { findPerson } from './find-person.ts'
import { findProse } from './find-prose.ts'
import { findYesNo } from './find-yes-no.ts'
import type { Found, Page } from './page.ts'
import type { WantedAnswer } from './wanted-answer.ts'

const FINDERS: Readonly<Record<WantedKind, (wanted: WantedAnswer, page: Page) => Found | null>> = {
  name: findName,
  identifier: findIdentifier,
  address: findAddress,
  email: findEmail,
  telephone: findTelephone,
  website: findWebsite,
  person: findPerson,
  date: findDate,
  money: findMoney,
  count: findCount,
  'yes-no': findYesNo,
  list: findList,
  prose: findProse,
}

/** What a page says of what is wanted; null where it does not. */
export function findOn(page: Page, wanted: WantedAnswer): Found | null {
  const found = FINDERS[wanted.kind](wanted, page)
  const others =
    found === null ? [] : wanted.alsoMoney.flatMap((meaning) => findMoney({ ...wanted, meaning }, page) ?? [])
  return others.reduce(together, found)
}

function together(one: Found | null, other: Found): Found {
  const said = [one?.sentence, other.sentence].filter((text) => text !== undefined).join('; ')
  return { value: said, sentence: said, units: [...new Set([...(one?.units ?? []), ...other.units])] }
}
