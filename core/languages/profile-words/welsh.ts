import { FOUNDING_YEAR_PATTERN, monthPattern } from '../dates.ts'
import type { ProfileWords } from './profile-words.ts'

const MONEY = String.raw`(?<amount>£\s?\d)`
const DATE = String.raw`(?<date>(?:${monthPattern('cy')} )?${FOUNDING_YEAR_PATTERN})(?!\d)`

export const welshProfileWords: ProfileWords = {
  labels: {
    legalName: String.raw`enw cyfreithiol(?: y sefydliad)?`,
    workingName: String.raw`enw['’]?r (?:sefydliad|elusen|grŵp|mudiad)|enw (?:eich sefydliad|y sefydliad|yr elusen|y grŵp|y mudiad)`,
    legalForm: String.raw`statws cyfreithiol|ffurf gyfreithiol`,
    charityNumber: String.raw`rhif (?:cofrestru )?(?:yr )?elusen(?: gofrestredig)?`,
    companyNumber: String.raw`rhif (?:cofrestru )?(?:y )?cwmni`,
    taxNumber: String.raw`rhif taw`,
    founded: String.raw`(?:blwyddyn|dyddiad) sefydlu|sefydlwyd`,
    registeredAddress: String.raw`cyfeiriad cofrestredig|swyddfa gofrestredig`,
    postalAddress: String.raw`cyfeiriad(?: post| gohebu)?`,
    website: 'gwefan|cyfeiriad gwefan',
    contactName: String.raw`(?:prif )?(?:gyswllt|cyswllt)|enw['’]?r? (?:y )?(?:prif )?(?:gyswllt|cyswllt)`,
    contactRole: 'swydd|rôl',
    contactEmail: String.raw`(?:cyfeiriad )?e-?bost`,
    contactTelephone: String.raw`(?:rhif )?ff[ôo]n`,
    staff: 'nifer (?:y |o )?staff',
    volunteers: 'nifer (?:y |o )?(?:g)?wirfoddolwyr',
    mission: String.raw`(?:ein )?(?:cenhadaeth|nod)`,
  },
  employers: 'sefydliad|cwmni|corff|mudiad',
  others: String.raw`partner\w*|canolwr\w*|cyllidwr\w*|cyllidwyr|banc|ariannwr\w*|noddwr\w*|noddwyr|ymgynghor\w*`,
  supporters: String.raw`ariennir gan|cefnogir gan|mewn partneriaeth â|cyllid gan|grant gan|aelod o`,
  us: String.raw`rydym|rydyn|ni|ein|yr elusen|y sefydliad|y mudiad`,
  reports: String.raw`adroddiad blynyddol|adroddiad (?:yr )?ymddiriedolwyr`,
  reportsOf: 'adroddiad blynyddol',
  isAn: String.raw`yn (?:[\p{L}-]+,? ){0,2}?`,
  organisations: 'elusen(?: gofrestredig)?|sefydliad|mudiad',
  charityNumbers: String.raw`(?:rhif )?elusen(?: gofrestredig)?(?: rhif)?`,
  companyNumbers: String.raw`(?:rhif )?(?:y )?cwmni(?: cofrestredig)?(?: rhif)?`,
  founded: String.raw`(?:a )?sefydlwyd(?: [^.;]{0,40}?)? yn ${DATE}`,
  mission: String.raw`(?:cenhadaeth|nod) (?:yw|ydy)`,
  purposes: {
    mission: 'cenhadaeth|pwrpas',
    vision: 'gweledigaeth',
    aims: 'nodau|amcanion',
  },
  purposeIs: '(?:yw|ydy|oedd)|:|…',
  ofWhom: '(?:y|yr)?',
  whose: 'ei',
  yearEnds: String.raw`flwyddyn (?:ariannol )?(?:yn dod i ben|a ddaeth i ben|hyd at)(?: ar)? (?<day>\d{1,2} \p{L}{3,10})`,
  totals: {
    income: 'cyfanswm incwm',
    expenditure: 'cyfanswm gwariant',
    reserves: String.raw`cyfanswm (?:y )?cronfeydd wrth gefn`,
  },
  spent: {
    income: String.raw`incwm[^.;£]{0,40}? (?:oedd|o) ${MONEY}`,
    expenditure: String.raw`gwariant[^.;£]{0,40}? (?:oedd|o) ${MONEY}`,
  },
  offices: { chiefExecutive: 'prif weithredwr(?:aig)?', chair: 'cadeirydd(?: yr ymddiriedolwyr| y bwrdd)?' },
  registeredOffices: 'swyddfa gofrestredig|cyfeiriad cofrestredig',
  policies: {
    safeguardingPolicy: 'diogelu',
    equalityPolicy: 'cydraddoldeb|amrywiaeth',
    healthAndSafetyPolicy: 'iechyd a diogelwch',
    dataProtectionPolicy: 'diogelu data',
    environmentalPolicy: 'amgylchedd\\w*',
  },
  policy: 'polisi',
  agreedOn: String.raw`(?:mabwysiadwyd|cymeradwywyd|adolygwyd)(?: ar| gan [^.;]{0,30}? ar|:)?`,
}
