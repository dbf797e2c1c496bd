/**
 * What three shared forms ask for and what a shared library says on it, read by hand before any of them was drafted.
 * The product has nobody to ask here: what only people can tell is lacking.
 */

/** The kind of value that answers the field. */
export type AnswerKind = 'name' | 'person' | 'number' | 'contact' | 'address' | 'date' | 'money' | 'list' | 'prose'
/** Whose value it is. */
export type AnswerOwner = 'organisation' | 'contact' | 'partner' | 'funder' | 'project'

export interface ExpectedAnswer {
  /** The field as the form's labels print it. */
  readonly field: string
  /** Where several fields have the same label, which of them; the first if not given. */
  readonly nth?: number
  readonly kind: AnswerKind
  readonly owner: AnswerOwner
  readonly year?: number
  /**
   * What a right answer says: of each inner list one is enough, compared without regard to case. `lacking`: the library
   * doesn't say, so any answer is without ground. `partly`: the library says something of the kind for other years,
   * projects or purposes, so no answer and a passage are right, and an answer is left to the reader.
   */
  readonly says: readonly (readonly string[])[] | 'lacking' | 'partly'
  /** Values of other parties that stand in the library. */
  readonly never?: readonly string[]
}

export interface DraftedForm {
  readonly form: string
  readonly library: string
  readonly fields: readonly ExpectedAnswer[]
}

type Rest = Omit<ExpectedAnswer, 'field' | 'kind' | 'owner' | 'says'>
type Of = (
  field: string,
  kind: AnswerKind,
  owner: AnswerOwner,
  says: ExpectedAnswer['says'],
  rest?: Rest,
) => ExpectedAnswer
const field: Of = (label, kind, owner, says, rest = {}) => ({ field: label, kind, owner, says, ...rest })

const RADCLIFFE: DraftedForm = {
  form: 'radcliffe-trust.docx',
  library: 'pact',
  fields: [
    field('Official Name of Organisation', 'name', 'organisation', [['pact']]),
    field('Please briefly state your governing structure', 'prose', 'organisation', [['board']]),
    field('Registered Charity Number', 'number', 'organisation', 'lacking'),
    field('Company Number', 'number', 'organisation', 'lacking'),
    field('Organisation Address', 'address', 'organisation', [['1828 L Street'], ['Washington']]),
    field('Website Address', 'contact', 'organisation', [['pactworld.org']]),
    field('About the Organisation (200 words maximum)', 'prose', 'organisation', [
      ['poor and marginalized', 'poverty', 'empowered communities'],
      ['communities', 'countries', 'partners'],
    ]),
    field(
      'Organisation Income: to be taken from the most recent set of audited accounts',
      'money',
      'organisation',
      [['225,398,924', '225.4 million']],
      { year: 2014 },
    ),
    field(
      'Organisation Expenditure: to be taken from the most recent set of audited accounts',
      'money',
      'organisation',
      [['147,616,622', '147.6 million']],
      { year: 2014 },
    ),
    field(
      'Please explain any significant difference between your organisations income and expenditure',
      'prose',
      'organisation',
      'partly',
    ),
    field(
      'Please provide the date of the financial Year End to which these figures apply',
      'date',
      'organisation',
      [['september 30', '30 september']],
      { year: 2014 },
    ),
    field('Contact Title (Mr, Ms etc)', 'name', 'contact', 'lacking'),
    field('Contact First Name', 'person', 'contact', 'lacking'),
    field('Contact Surname', 'person', 'contact', 'lacking'),
    field('Your Job Title/Role', 'name', 'contact', 'lacking'),
    field("Organisation's Telephone Number", 'contact', 'organisation', [['202 466 5666']]),
    field('Your Direct Telephone Number', 'contact', 'contact', 'lacking'),
    field('Your Email Address', 'contact', 'contact', 'lacking'),
    field('Scheme Applied For', 'name', 'funder', 'lacking'),
    field('Category', 'name', 'project', 'lacking'),
    field('Project Title', 'name', 'project', 'lacking'),
    field('Project Summary (No more than 40 words)', 'prose', 'project', 'lacking'),
    field('Project Start Date', 'date', 'project', 'lacking'),
    field('Project End Date', 'date', 'project', 'lacking'),
    field('Estimated Project Timetable (If details are available)', 'prose', 'project', 'lacking'),
    field(
      'Project Description (400 words minimum. Anything less than this is unlikely to give us enough information on which to base a sound assessment).',
      'prose',
      'project',
      'lacking',
    ),
    field('Total Project Cost', 'money', 'project', 'lacking'),
    field('Total Amount Requested', 'money', 'project', 'lacking'),
    field('Other funders and amounts sought: Secured:', 'list', 'project', 'lacking'),
    field('Other funders and amounts sought: Pending:', 'list', 'project', 'lacking'),
    field(
      'What will you do if you do not get the requested funding from The Radcliffe Trust?',
      'prose',
      'project',
      'lacking',
    ),
  ],
}

/** A fund for another field of work: its questions on the organisation can be answered, those on the project can't. */
const HOMELESSNESS: DraftedForm = {
  form: 'mhclg-ending-homelessness-fund.html',
  library: 'openrefine',
  fields: [
    field("What is your organisation's name?", 'name', 'organisation', [['openrefine', 'code for science']]),
    field('Does your organisation have an alternative name?', 'name', 'organisation', 'partly'),
    field("What is your organisation's address?", 'address', 'organisation', 'lacking'),
    field('What is your registered charity number?', 'number', 'organisation', 'lacking', { never: ['81-3791683'] }),
    field('What is your company registration number?', 'number', 'organisation', 'lacking', { never: ['81-3791683'] }),
    field('What is your Financial Conduct Authority reference number?', 'number', 'organisation', 'lacking'),
    field('Full name', 'person', 'contact', 'partly'),
    field('Email address', 'contact', 'contact', 'partly'),
    field('Telephone number', 'contact', 'contact', 'partly'),
    field('Job title', 'name', 'contact', 'partly'),
    field('Full name', 'person', 'contact', 'lacking', { nth: 2 }),
    field('Email address', 'contact', 'contact', 'lacking', { nth: 2 }),
    field('Job title', 'name', 'contact', 'lacking', { nth: 2 }),
    field('Partnership organisation name', 'name', 'partner', 'lacking'),
    field('Lead contact name', 'person', 'partner', 'lacking'),
    field("What is this organisation's role?", 'prose', 'partner', 'lacking'),
    field("What are your organisation's objectives?", 'prose', 'organisation', [
      ['data'],
      ['open source', 'open-source', 'community', 'mission'],
    ]),
    field("What are your organisation's key activities?", 'prose', 'organisation', [
      ['maintain', 'develop', 'support', 'release'],
      ['communit', 'training', 'contributor', 'users'],
    ]),
    field('Tell us about your experience and skills delivering similar work', 'prose', 'organisation', 'partly'),
    field('What challenges are you trying to address?', 'prose', 'project', 'partly'),
    field('Tell us about your project', 'prose', 'project', 'partly'),
    field('What will you achieve?', 'prose', 'project', 'partly'),
    field('When will you achieve this?', 'date', 'project', 'lacking'),
    field('How will your project be managed?', 'prose', 'project', 'partly'),
    field('What risks are there to delivering your proposed project?', 'prose', 'project', 'partly'),
    field('Who is the landlord?', 'name', 'partner', 'lacking'),
    field('When does the lease or licence expire?', 'date', 'project', 'lacking'),
    field('Tell us about the purchase', 'prose', 'project', 'lacking'),
    field('Tell us about the lease', 'prose', 'project', 'lacking'),
    field('Have you engaged professional advisors on this project?', 'prose', 'project', 'lacking'),
    field('How much total funding are you applying for?', 'money', 'project', 'lacking'),
    field('How much revenue funding are you applying for?', 'money', 'project', 'lacking'),
    field('How much capital funding are you applying for?', 'money', 'project', 'lacking'),
    field('How much funding are you applying for?', 'money', 'project', 'lacking'),
    field(
      'How will this project improve how partners work together to respond to local need?',
      'prose',
      'project',
      'lacking',
    ),
    field('Describe the measurable positive impacts your project is expected to have', 'prose', 'project', 'partly'),
  ],
}

const FISCAL_SPONSOR = ['hawthorne', 'portland', '97214']

const UKDAA: DraftedForm = {
  form: 'ukdaa-grant-application.docx',
  library: 'research-software-alliance',
  fields: [
    field('Name of Organization', 'name', 'organisation', [['research software alliance']]),
    field('Title of the Project', 'name', 'project', 'lacking'),
    field('Physical Address', 'address', 'organisation', 'lacking', { never: FISCAL_SPONSOR }),
    field('Mailing Address', 'address', 'organisation', 'lacking', { never: FISCAL_SPONSOR }),
    field('P.O BOX', 'address', 'organisation', 'lacking', { never: FISCAL_SPONSOR }),
    field('Email Address', 'contact', 'contact', 'partly'),
    field('Website', 'contact', 'organisation', [['researchsoft.org']]),
    field('Work Phone', 'contact', 'contact', 'lacking'),
    field('Mobile Phone', 'contact', 'contact', 'lacking'),
    field('What’s App No', 'contact', 'contact', 'lacking'),
    field('Registration Certificate No-', 'number', 'organisation', 'lacking'),
    field('Name of Executive Officer', 'person', 'organisation', [['michelle barker']]),
    field('How long have you operated under your current name?', 'number', 'organisation', 'lacking'),
    field('How are the members of your governing body selected', 'prose', 'organisation', 'lacking'),
    field('Give a brief description of your organization?', 'prose', 'organisation', [
      ['research software'],
      ['communit', 'international', 'backbone'],
    ]),
    field('Mission', 'prose', 'organisation', [
      ['bring research software communities', 'bringing research software communities'],
    ]),
    field('Vision', 'prose', 'organisation', [
      ['recognised and valued', 'recognized and valued', 'valued as a fundamental'],
    ]),
    field('Organization Objectives', 'prose', 'organisation', [['research software']]),
    field('Organization Activities', 'prose', 'organisation', [
      ['FAIR', 'roadmap', 'forum', 'workshop', 'recommendations', 'guidelines'],
    ]),
    field('Problem Statement', 'prose', 'project', 'partly'),
    field('Project Goal', 'prose', 'project', 'partly'),
    field('Project objectives to be supported by UKDAA', 'prose', 'project', 'lacking'),
    field('Project activities to be supported by UKDAA', 'prose', 'project', 'lacking'),
    field('Target Group', 'prose', 'project', 'partly'),
    field('Monitoring and Evaluation', 'prose', 'project', 'partly'),
    field('Expected Outcome / Results', 'prose', 'project', 'partly'),
    field('Sustainability Plan, (How the Project will be sustained after funding)', 'prose', 'project', 'partly'),
    field('How much are you applying from UKDAA £', 'money', 'project', 'lacking'),
    field('What is the latest date by which you should be funded', 'date', 'project', 'lacking'),
    field('Any other resources that are needed from UKDAA', 'prose', 'project', 'lacking'),
    field('Previously funded Projects', 'list', 'organisation', [['sloan', 'g-2021-14116', 'wellcome']]),
    field('NAME OF INSTITUTION', 'name', 'organisation', [['research software alliance']]),
    field('PROJECT TIMELINE', 'date', 'project', 'lacking'),
    field('WORKPLAN', 'prose', 'project', 'partly'),
  ],
}

export const DRAFTED_FORMS: readonly DraftedForm[] = [RADCLIFFE, HOMELESSNESS, UKDAA]
