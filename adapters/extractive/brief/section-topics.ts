import type { BriefSectionKey } from '../../../core/brief/brief-sections.ts'
import { OVERVIEW_THEMES, type ThemeName } from '../overviews/overview-themes.ts'
import type { Topic } from '../topics/topic-text.ts'
import { sectionNamedBy } from './section-headings.ts'

/** What an overview says of the same thing. */
const LIKE_THEME: Partial<Record<BriefSectionKey, ThemeName>> = {
  summary: 'what',
  need: 'need',
  beneficiaries: 'who',
  outcomes: 'results',
  partners: 'partners',
  timeline: 'dates',
  activities: 'activities',
}

interface OwnTopic {
  readonly question: string
  readonly search: string
  /** A sentence that does not hold it says nothing of the section. */
  readonly shown: RegExp
}

const OWN: Partial<Record<BriefSectionKey, OwnTopic>> = {
  evidence: {
    question: 'What evidence is there of the need?',
    search: 'survey consultation statistics data showed told us evidence',
    shown: /\b(?:survey\p{L}*|consult\p{L}*|interview\p{L}*|census|statistics|data|research|stud(?:y|ies)|told us)\b/iu,
  },
  measuring: {
    question: 'How will you measure the outcomes?',
    search: 'measure evaluate monitor indicators survey feedback',
    shown: /\b(?:measur\p{L}*|evaluat\p{L}*|monitor\p{L}*|indicators?|questionnaires?|feedback)\b/iu,
  },
  staff: {
    question: 'Who will run the project?',
    search: 'staff coordinator manager volunteers team',
    shown: /\b(?:staff|coordinator|manager|workers?|volunteers?|team|employ\p{L}*)\b/iu,
  },
  risks: {
    question: 'What are the risks of the project?',
    search: 'risk risks mitigate contingency',
    shown: /\b(?:risks?|mitigat\p{L}*|contingenc\p{L}*)\b/iu,
  },
  sustainability: {
    question: 'How will the project continue after the grant?',
    search: 'after the grant continue sustain future funding',
    shown: /\b(?:after the (?:grant|funding|project)|sustain\p{L}*|beyond the (?:grant|funding))\b/iu,
  },
  withoutGrant: {
    question: 'What would happen without the grant?',
    search: 'without grant funding close reduce',
    shown: /\bwithout (?:this |the |your |our )?(?:grant|funding|support)\b/iu,
  },
}

const OWN_WORDS = 80

/** What the documents are searched for where no heading names a section. */
export function topicOf(key: BriefSectionKey): Topic | null {
  const tells = (head: string) => sectionNamedBy(head) !== null
  const theme = OVERVIEW_THEMES.find(({ name }) => name === LIKE_THEME[key])
  if (theme) return { ...theme, tells: (head) => tells(head) || theme.tells?.(head) === true }
  const own = OWN[key]
  if (!own) return null
  const { question, search, shown } = own
  return { questions: [question], search, heads: null, tells, shown, isProof: true, words: OWN_WORDS }
}
