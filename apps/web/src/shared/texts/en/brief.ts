import type { BriefSectionKey } from '../../../../../../adapters/http-contract/brief.ts'
import { plural } from './locale.ts'

interface SectionTexts {
  readonly title: string
  /** Contents of the section. */
  readonly hint: string
}

const sections: Readonly<Record<BriefSectionKey, SectionTexts>> = {
  summary: { title: 'Summary', hint: 'What you will do, for whom and why, in a few sentences.' },
  need: { title: 'Need', hint: 'The problem that the project addresses.' },
  evidence: { title: 'Evidence of the need', hint: 'Surveys, figures, and what people have told you.' },
  beneficiaries: { title: 'Who benefits, and how many', hint: 'The people you will reach, with numbers and places.' },
  activities: { title: 'Activities', hint: 'What you will do, how often and where.' },
  outcomes: { title: 'Outcomes', hint: 'What will be different for the people who take part.' },
  measuring: { title: 'How outcomes are measured', hint: 'How you will know, and from what.' },
  timeline: { title: 'Timeline', hint: 'When it starts and ends, and the steps between.' },
  partners: { title: 'Partners', hint: 'Who you work with, and what each of them does.' },
  staff: { title: 'Staff and volunteers', hint: 'Who runs the project, with roles and hours.' },
  risks: { title: 'Risks', hint: 'What could go wrong, and what you will do then.' },
  sustainability: { title: 'After the grant', hint: 'How the work or its benefits will last.' },
  withoutGrant: { title: 'Without the grant', hint: 'What will happen if you do not get the money.' },
}

const documents = { one: 'document', other: 'documents' }

/** The page of a project's brief. */
export const brief = {
  showProject: 'Show project',
  title: (project: string) => `Brief of ${project}`,
  intro: 'Describe the project once. Answers about the project in all of its applications are drafted from here.',
  progress: (written: number, all: number) => `${written} of ${all} sections filled in`,
  toCheck: (count: number) => plural(count, { one: 'proposal to check', other: 'proposals to check' }),
  propose: (count: number) => `Propose from ${plural(count, documents)}`,
  proposeAgain: 'Propose again',
  proposeIntro: 'We can fill in what the documents of this project say. You check each section.',
  proposeAgainHint: 'Proposing again changes only what nobody has written or kept.',
  noDocuments: 'This project has no documents, so nothing can be proposed. Write the brief here, or add documents.',
  toDocuments: 'Add project documents',
  proposing: 'Reading the documents of this project',
  mayLeave: 'You may leave this page. The work continues.',
  nothingFound: 'We found nothing for the brief in the documents of this project.',
  failed: 'The brief could not be proposed',
  notAsked: 'The proposal was not asked for. Please try again.',
  proposal: 'Proposal',
  keep: 'Keep',
  keepNamed: (section: string) => `Keep: ${section}`,
  keepFailed: 'That was not kept. Please try again.',
  write: 'Write',
  sourcesTitle: (section: string) => `Sources: ${section}`,
  sections,
  budget: {
    title: 'Budget',
    hint: 'What each thing costs, and who pays for it.',
    caption: 'The lines of the budget',
    item: 'Item',
    amount: 'Cost',
    fromThisFunder: 'From this funder',
    fromOthers: 'From others',
    inKind: 'In kind',
    total: 'Total',
    currency: 'Currency',
    named: (column: string, line: number) => `${column}, line ${line}`,
    menu: (line: number) => `Line ${line}: more actions`,
    add: 'Add a line',
    empty: 'No budget lines yet.',
    moveUp: 'Move up',
    moveDown: 'Move down',
    removed: (line: number) => `Line ${line} is removed.`,
    remove: 'Remove',
    invalid: 'Enter an amount such as 1200 or 1200.50. This change is not saved yet.',
    line: (number: number) => `Line ${number}`,
    over: (line: string, sum: string) => `${line}: the sources pay ${sum} more than it costs.`,
    under: (line: string, sum: string) => `${line}: ${sum} of the cost is not covered.`,
    saving: 'Saving…',
    saveFailed: 'The budget was not saved. Please try again.',
    conflict: 'Somebody else changed the budget in the meantime.',
    keepMine: 'Keep mine',
    showTheirs: 'Show theirs',
  },
}
