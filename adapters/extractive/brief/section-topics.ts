import { monthPattern, YEAR_PATTERN } from '../../../core/languages/dates.ts'
import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'
import type { Topic } from '../topics/topic-text.ts'
import { sectionNamedBy } from './section-headings.ts'

interface SearchedSection {
  readonly question: string
  readonly search: string
  /** A sentence that does not hold it says nothing of the section. */
  readonly shown: RegExp
}

const PROJECT = String.raw`(?:this|the|our) (?:project|proposal|application|programme|initiative)`
const GRANT = String.raw`(?:this|the|our|your) (?:grant|funding|support)`
const PEOPLE = String.raw`(?:people|women|men|girls|boys|children|famil(?:y|ies)|adults|students|pupils|patients|households|residents|guests|carers|refugees|members)`

const SECTIONS: Readonly<Record<BriefSectionKey, SearchedSection>> = {
  summary: {
    question: 'What will the project do?',
    search: 'project summary aims purpose',
    shown: new RegExp(String.raw`\b${PROJECT} (?:will|aims?|seeks?|is)\b`, 'iu'),
  },
  need: {
    question: 'Why is the project needed? What problem does it address?',
    search: 'need problem lack barriers',
    shown:
      /\b(?:in need|need to|needs? (?:for|is|are)|problem\p{L}*|lack\p{L}*|barriers?|shortage|struggl\p{L}*|isolat\p{L}*|lonel\p{L}*|poverty|depriv\p{L}*|cannot afford|no access)\b/iu,
  },
  evidence: {
    question: 'What evidence is there of the need?',
    search: 'survey consultation census statistics research showed',
    shown:
      /(?=.*\p{N})\b(?:surve?y\p{L}*|consult(?:ed|ations?)|interview\p{L}*|census|statistics|research (?:shows?|found|by))\b/iu,
  },
  beneficiaries: {
    question: 'Who will benefit from the project, and how many people?',
    search: 'benefit people reach participants',
    shown: new RegExp(
      String.raw`\b(?:benefit\p{L}*|reach\p{L}*|serv(?:e|es|ed|ing)|for|help\p{L}*|support\p{L}*)\b.*\b${PEOPLE}\b`,
      'iu',
    ),
  },
  activities: {
    question: 'What activities will the project carry out?',
    search: 'we will run deliver activities sessions workshops',
    shown: new RegExp(String.raw`\b(?:we (?:will|plan to|intend to)|${PROJECT} will)\b`, 'iu'),
  },
  outcomes: {
    question: 'What difference will the project make?',
    search: 'outcomes difference improve change result',
    shown: /\b(?:will (?:be able|gain|feel|improve|increase|reduce|learn|have|leave|know|eat|make))\b/iu,
  },
  measuring: {
    question: 'How will you measure the outcomes?',
    search: 'measure evaluate monitor indicators survey feedback',
    shown: /\b(?:we|will)\b.{0,60}\b(?:measur\p{L}*|evaluat\p{L}*|monitor\p{L}*|questionnaires?|feedback)\b/iu,
  },
  timeline: {
    question: 'When does the project start and end?',
    search: 'start end begin finish launch months',
    shown: new RegExp(
      String.raw`(?=.*\b(?:${YEAR_PATTERN}|(?!may\b)${monthPattern('en')}|months?|spring|autumn)\b)\b(?:starts?|begins?|will (?:start|begin|open|run|end)|launch\p{L}*|ends? (?:in|on)|complet\p{L}+ (?:by|in)|finish\p{L}*)\b`,
      'iu',
    ),
  },
  partners: {
    question: 'Which partners do you work with on the project?',
    search: 'partners partnership together with',
    shown: /\b(?:our partners?|partners? (?:with|in|is|are)|in partnership with|together with|alongside)\b/iu,
  },
  staff: {
    question: 'Who will run the project?',
    search: 'staff coordinator manager volunteers team',
    shown:
      /(?=.*\b(?:will|leads?|runs?|manages?|employ\p{L}*|recruit\p{L}*|paid)\b)\b(?:coordinator|manager|workers?|officer|volunteers|paid staff|project lead)\b/iu,
  },
  risks: {
    question: 'What are the risks of the project?',
    search: 'risk risks mitigate contingency',
    shown: /\b(?:risks?|mitigat\p{L}*|contingenc\p{L}*)\b/iu,
  },
  sustainability: {
    question: 'How will the project continue after the grant?',
    search: 'after the grant continue sustain future funding',
    shown: new RegExp(
      String.raw`\b(?:after|beyond|once) ${GRANT}|\b${GRANT} (?:ends|runs out|is over)|\bcontinue (?:after|beyond)`,
      'iu',
    ),
  },
  withoutGrant: {
    question: 'What would happen without the grant?',
    search: 'without grant funding close reduce',
    shown: new RegExp(String.raw`\bwithout ${GRANT}|\bif we (?:do not|don['’]t) (?:get|receive|win)\b`, 'iu'),
  },
}

/** Words: a few sentences that a reader can check at a glance. */
const LENGTH = 70

/** What the documents are searched for where no heading names a section. */
export function topicOf(key: BriefSectionKey): Topic {
  const { question, search, shown } = SECTIONS[key]
  const tells = (head: string) => sectionNamedBy(head) !== null
  return { questions: [question], search, heads: null, tells, shown, isProof: false, words: LENGTH }
}
