import type { FormTerms } from '../../core/proposals/form/form-terms.ts'
import { DEFAULT_SETTINGS } from '../../core/identity/account.ts'
import { grantInfoOn } from '../../core/proposals/grant-info.ts'
import type { AnswerTask } from '../../core/proposals/ports/answer-writer.ts'
import type { QuestionKind } from '../../core/proposals/question/question-kind.ts'
import type { FormQuestion, WholeApplication } from '../../core/proposals/whole-application.ts'
import { NO_LIMIT } from '../../core/shared/text-limit.ts'

/** Section, number, question, kind, limit in words, guidance. */
type Row = readonly [
  section: string,
  number: string,
  text: string,
  kind: QuestionKind,
  words: number | null,
  guidance?: string,
]

const ROWS: readonly Row[] = [
  ['Your organisation', '1', 'What does your organisation do?', 'text', 150],
  ['Your organisation', '2', 'Do you employ staff?', 'yes-no', null],
  ['Your organisation', '3', 'If you answered yes to question 2, how many?', 'number', null],
  ['Your organisation', '4', 'When did you begin your work?', 'date', null],
  ['Your organisation', '5', 'Who leads your organisation, and what experience do they have?', 'text', 200],
  [
    'Your organisation',
    '6',
    'How do you know that your work is good?',
    'text',
    200,
    'Name an evaluation where you have one.',
  ],
  ['Your organisation', '7', 'What was your income in your last financial year?', 'money', null],
  ['Your project', '8', 'Summarise your project.', 'text', 100],
  ['Your project', '9', 'What need does it meet, and how do you know?', 'text', 250, 'Use figures from your own work.'],
  ['Your project', '10', 'Who will benefit?', 'text', 150],
  ['Your project', '11', 'How many people will benefit?', 'number', null],
  ['Your project', '12', 'What will you do?', 'text', 300],
  ['Your project', '13', 'What will change?', 'text', 200],
  ['Your project', '14', 'How will you measure that change?', 'text', 200],
  ['Your project', '15', 'When will each step happen?', 'text', 150],
  ['Your project', '16', 'Who are your partners?', 'text', 100],
  ['Your project', '17', 'What could go wrong, and what will you do about it?', 'text', 150],
  ['Your project', '18', 'How will the work go on after the grant?', 'text', 150],
  ['Your project', '19', 'How are the people you serve involved?', 'text', 150],
  ['Money', '20', 'How much do you ask for?', 'money', null],
  ['Money', '21', 'What will it pay for?', 'text', 150],
  ['Money', '22', 'What other funding do you have?', 'text', 100],
  ['Money', '23', 'What are your reserves, and why?', 'text', 100],
  ['Declarations', '24', 'How do you keep children and adults safe?', 'text', 150],
  ['Declarations', '25', 'Is there anything else that we should know?', 'text', 100],
]

const QUESTIONS: readonly FormQuestion[] = ROWS.map(
  ([section, number, text, kind, words, guidance = null], position) => ({
    position,
    number,
    section,
    text,
    guidance,
    kind,
    limit: { ...NO_LIMIT, words },
  }),
)

const TERMS: FormTerms = {
  deadline: {
    state: 'confirmed',
    findings: [
      { wording: 'Apply by noon on 30 January 2026.', page: 1, date: '2026-01-30', time: '12:00', zone: null },
    ],
  },
  amount: {
    state: 'confirmed',
    findings: [
      { wording: 'Grants are between £5,000 and £20,000.', page: 1, least: 5000, most: 20_000, currency: 'GBP' },
    ],
  },
  eligibility: { state: 'confirmed', findings: [{ wording: 'We do not fund buildings or vehicles.', page: 2 }] },
  attachments: { state: 'unknown', findings: [] },
}

const OVERVIEW = `## What it supports

- Kitchens, pantries and other help with food in coastal towns, for two years or longer
- Work that the people who use it help to run

## What it does not fund

- Buildings, vehicles, and costs of before the grant

## How it decides

- Need (40 points), involvement of the people served (30), value for money (30)`

const brief = (key: string, heading: string, text: string) =>
  ({ source: `brief:${key}`, fileName: 'Project brief', heading, text, isAsked: false }) as const

/** A made-up application of 25 questions by a community kitchen. */
export const REPLAYED: WholeApplication = {
  name: 'Winter kitchen 2026',
  projectName: 'Open all winter',
  funder: { funderName: 'The Saltmarsh Fund', markdownOverview: OVERVIEW },
  terms: TERMS,
  questions: QUESTIONS,
  grantInfo: [
    grantInfoOn('purpose', 'A kitchen that opens five days a week all winter'),
    grantInfoOn('amount', '£18,400'),
  ],
  amountAsked: { amount: 18_400, currency: 'GBP' },
  told: [
    {
      source: 'profile',
      fileName: 'Organisation profile',
      heading: null,
      text: 'Legal name: Marram Community Kitchen\nCharity number: 1098765\nFounded: 2009\nStaff 2024: 6',
      isAsked: false,
    },
    brief('summary', 'Summary', 'A warm meal and company on every weekday from November to March.'),
    brief('beneficiaries', 'Beneficiaries', '310 people, most of them over 60 or parents on their own.'),
    brief(
      'activities',
      'Activities',
      'Lunch for 80 a day, a pantry on Fridays, and advice on bills every second week.',
    ),
    brief('partners', 'Partners', 'Saltmarsh Housing lends the hall; Crabtree Farm gives vegetables.'),
    brief(
      'budget',
      'Budget',
      'All amounts in GBP\nCook: cost 12400, from this funder 12400\nFood: cost 6000, from this funder 6000',
    ),
  ],
}

/** The task for each question of the application, as the core gives it to a writer. */
export const REPLAYED_TASKS: readonly AnswerTask[] = QUESTIONS.map(
  ({ position, kind, text, guidance, section, limit }) => ({
    question: { position, kind, text, guidance, section, limit },
    grantInfo: REPLAYED.grantInfo,
    funderName: 'The Saltmarsh Fund',
    settings: DEFAULT_SETTINGS,
    told: REPLAYED.told.filter(({ source }) => source !== 'brief:budget'),
    application: REPLAYED,
  }),
)

/** The kitchen's own documents: two reports that differ by year, a past application and a policy. */
export const REPLAYED_LIBRARY: Readonly<Record<string, string>> = {
  'Annual report 2023.pdf': `# Annual report 2023
# Our year
In 2023 we cooked 9,800 meals for 240 people, with 31 volunteers and five members of staff.
# Money
Our income in 2023 was £148,200. Our reserves cover ten weeks of costs.`,
  'Annual report 2024.pdf': `# Annual report 2024
# Our year
In 2024 we cooked 11,600 meals for 275 people, with 38 volunteers and six members of staff.
An evaluation by Westbury College found that 82% of our guests feel less alone.
# Money
Our income in 2024 was £161,900. Our reserves cover twelve weeks of costs.`,
  'Harbour Trust application 2023.docx': `# Application to the Harbour Trust, 2023
# 1. How are the people you serve involved?
Guests plan the menu each month, and four of our eight trustees have been guests themselves.
# 2. What could go wrong?
Cooks fall ill: two volunteers hold a food hygiene certificate and take over.`,
  'Safeguarding policy.pdf': `# Safeguarding policy
Our lead is Ines Calder. All volunteers are checked, and trained every second year.`,
}
