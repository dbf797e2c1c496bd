import type { Topic } from '../topics/topic-text.ts'

/** Facts that are one value, by the label of the field in which funders ask for them. */
export const FIELD_FACTS = [
  { name: 'name', label: 'Name of organisation' },
  { name: 'charityNumber', label: 'Registered charity number' },
  { name: 'companyNumber', label: 'Company number' },
  { name: 'address', label: 'Registered address' },
  { name: 'website', label: 'Website' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Telephone' },
] as const

/** Facts that a sentence states in so many words, by the question that it answers. */
export const STATED_FACTS = {
  mission: "What is your organisation's mission?",
  legalForm: 'What is the legal form of your organisation?',
} as const

const PROOF = { heads: null, isProof: true } as const
const COUNT = String.raw`(?:\p{N}[\p{N},.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)`
const BEGAN = String.raw`(?:(?:was|were|is) (?:first |originally )?(?:founded|established|set up|formed|created|launched|incorporated)|(?:we|since we) (?:started|began|opened)|wurde \p{L}* ?gegründet|a été (?:fondée?|créée?)|fue fundada|founded in)`
const YEAR = String.raw`(?<!\p{N})(?:1[6-9]|20)\p{N}{2}(?!\p{N})`

/** Facts that are in a sentence or two, in the order of the file. */
export const FACT_TOPICS = {
  founded: {
    ...PROOF,
    questions: ['When was your organisation founded?'],
    search: 'founded established set up history began',
    words: 35,
    shown: new RegExp(String.raw`\b${BEGAN}\b.*${YEAR}|${YEAR}.*\b${BEGAN}\b`, 'iu'),
  },
  area: {
    ...PROOF,
    questions: ['Where does your organisation work? Which area do you serve?'],
    search: 'we work in area served countries region chapters based',
    words: 45,
    shown:
      /\b(?:works?|working|operates?|serves?|active|based|chapters|offices|present)\b[^.;]{0,50}\b(?:in|across|throughout|around)\s(?:the\s|over\s|more than\s)?(?:\p{Lu}\p{Ll}+|\p{L}+ countries)|\bin (?:(?:over|more than|nearly|about|some) )?\p{N}+ (?:countries|cities|regions|states|counties|towns)\b/u,
  },
  beneficiaries: {
    ...PROOF,
    questions: ["Who benefits from your organisation's work, and how many people?"],
    search: 'people who come to us supported reached served helped participants',
    words: 60,
    shown: new RegExp(
      String.raw`\bpeople (?:who come to us|we (?:serve|support|help|work with))\b|\bwe (?:have )?(?:supported|reached|served|helped|welcomed|worked with|taught|trained)\b.*\p{N}|\p{N}[\p{N},.]*(?: million)? (?:\p{L}+ ){0,2}(?:people|families|children|women|adults|members|students|households)\b.*\b(?:benefit\p{L}*|supported|reached|served|helped|joined|trained|took part)\b`,
      'iu',
    ),
  },
  people: {
    ...PROOF,
    questions: ['How many staff and volunteers does your organisation have?'],
    search: 'staff team employees full-time equivalents volunteers gave hours',
    words: 45,
    shown: new RegExp(
      String.raw`\b${COUNT}(?:\+| or more)? (?:[\p{L}-]+ ){0,3}(?:staff|employees|volunteers)\b|\b(?:staff|team)(?: team)? of (?:\p{L}+ ){0,1}${COUNT}\b|\bemploys? ${COUNT}\b|\bfull-time equivalents?\b`,
      'iu',
    ),
  },
  trustees: {
    ...PROOF,
    questions: ['Who are your trustees, and how is your organisation governed?'],
    search: 'board of trustees directors chair chaired treasurer steering committee governed',
    words: 60,
    shown:
      /\b(?:governed by|board of (?:\p{L}+ )?(?:trustees|directors)|trustees (?:are|meet)|chaired by|(?:our|the) (?:chair|treasurer|trustees|directors?) (?:is|are)|led by (?:our|a) (?:director|steering)|steering committee (?:members )?(?:is|are|members))\b/iu,
  },
  accounts: {
    ...PROOF,
    questions: ['Are your annual accounts audited or independently examined, and by whom?'],
    search: 'accounts audited auditors independently examined independent examiner financial statements',
    words: 40,
    shown:
      /\b(?:accounts|records|statements)\b.*\b(?:audited|examined|reviewed)\b|\baudited by\b|\bindependent examiner (?:is|was)\b/iu,
  },
  bank: {
    ...PROOF,
    questions: ['What are your bank account details?'],
    search: 'bank account name sort code account number IBAN',
    words: 30,
    shown: /\bsort code\b|\biban\b|\bbank (?:account|with)\b|\bbankers? (?:is|are)\b|\baccount number\b/iu,
  },
  reserves: {
    ...PROOF,
    questions: ['What are your reserves, and what is your reserves policy?'],
    search: 'unrestricted free reserves policy months of running costs',
    words: 55,
    shown: /\b(?:our|unrestricted|free|general) reserves\b|\breserves policy (?:is|aims|states)\b/iu,
  },
  funders: {
    ...PROOF,
    questions: ['Which funders have supported your organisation, and with how much?'],
    search: 'funders grants from funded by supported by awarded donors foundation',
    words: 80,
    shown:
      /\b(?:funders (?:were|include)|(?:our|largest|main) funders are|grants? (?:of [$£€]\s?[\p{N},.]+ )?(?:from|by) (?:the |our )?\p{Lu}|funded by (?:the |a )?\p{Lu}|funding (?:from|by) (?:the |our )?\p{Lu}|financial support (?:from|of) (?:the )?\p{Lu}|with (?:support|thanks) (?:from|of|to) (?:the )?\p{Lu}|awarded (?:us|by)|we asked for [$£€]|donors (?:were|are|include))/u,
  },
} as const satisfies Readonly<Record<string, Topic>>

export type StatedFact = keyof typeof STATED_FACTS

export type FactName =
  (typeof FIELD_FACTS)[number]['name'] | StatedFact | keyof typeof FACT_TOPICS | 'money' | 'policies'
