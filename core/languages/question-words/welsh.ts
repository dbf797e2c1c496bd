import type { QuestionWords } from '../question-words.ts'

export const welshQuestions: QuestionWords = {
  owners: {
    partner: '(?:sefydliad )?(?:partner|phartner|bartner)(?:iaid|iaeth)?',
    referee: '(?:c|g)anolwr',
    signatory: 'llofnodwr|person sydd wedi ei awdurdodi i lofnodi',
    funder: 'arianwr|cyllidwr',
    bank: '(?:b|f)anc|cyfrif',
    contact: '(?:prif )?(?:g|ch)?yswllt|person cyswllt',
    project: '(?:p|b|ph)rosiect',
    organisation: 'sefydliad|elusen|(?:g)?rŵp|grŵp|cymdeithas|ymgeisydd',
  },
  attributes: {
    name: "enw(?:'r)?(?: llawn| cyfreithiol)*|beth yw enw(?:'r)?",
    address: 'cyfeiriad(?: cofrestredig)?(?: post)?',
    email: 'e-?bost|cyfeiriad e-?bost',
    telephone: '(?:rhif )?ff[ôo]n(?: symudol)?|rhif cyswllt',
    role: 'r[ôo]l|swydd|teitl swydd',
    website: 'gwefan|cyfeiriad gwefan',
    charityNumber: 'rhif(?: yr)? elusen(?: gofrestredig)?|rhif elusen gofrestredig',
    companyNumber: 'rhif(?: y)? cwmni',
    founded: 'pryd (?:y )?(?:cafodd|sefydlwyd)(?: ei sefydlu)?|blwyddyn sefydlu',
    income: 'incwm(?: blynyddol)?',
    expenditure: 'gwariant(?: blynyddol)?',
    volunteers: '(?:nifer y|sawl) gwirfoddolwyr|nifer o wirfoddolwyr',
    title: "(?:teitl|enw)(?:'r| y| eich)? (?:p|b|ph)rosiect",
    amount:
      "faint (?:o (?:arian|gyllid) )?(?:ydych|rydych) (?:chi'n )?(?:gofyn amdano|gwneud cais amdano|ceisio)|swm (?:y gofynnir amdano|a geisir)",
    budget: 'cyfanswm cost(?:au)?(?: y| eich)? (?:p|b|ph)rosiect',
    iban: 'iban',
    sortCode: 'cod didoli',
    accountNumber: 'rhif cyfrif',
  },
  joins: "a|ac|a'r",
  fillers:
    "y|yr|'r|eich|ein|beth|yw|pa|os gwelwch yn dda|rhowch|nodwch|o|ar|am|i|a|ac|llawn|cyfreithiol|os yn berthnasol|blwyddyn|ddiwethaf|diwethaf",
  planned: '\\b(?:bydd|fydd|byddwch|fyddwch|hoffech|bwriadu)\\b',
  over: '\\b(?:oedd|gwnaethoch|wnaethoch)\\b',
  usualWork: '\\beich (?:gwaith|gwasanaethau)\\b|\\bbob blwyddyn\\b',
  sections: {
    sustainability: '\\bcynaliadw\\p{L}+',
    beneficiaries: '\\bpwy fydd yn elwa',
    risks: '\\brisg(?:iau)?',
    timeline: '\\bamserlen',
    activities: '\\bgweithgareddau\\b',
    summary: '\\bdisgrifiwch (?:eich|y) (?:p|b|ph)rosiect|\\bdywedwch wrthym am eich prosiect',
  },
}
