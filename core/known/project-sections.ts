import { commonQuestionIn } from '../languages/common-questions/common-question-in.ts'
import type { CommonQuestion } from '../languages/common-questions/common-question.ts'
import { LANGUAGES } from '../languages/languages.ts'
import type { AskedSection } from '../languages/question-words.ts'

/** Sections of a brief for the common questions of forms about a project. */
const SECTIONS: Readonly<Partial<Record<CommonQuestion, AskedSection>>> = {
  need: 'need',
  beneficiaries: 'beneficiaries',
  outcomes: 'outcomes',
  measuring: 'measuring',
  risks: 'risks',
  afterGrant: 'sustainability',
  partners: 'partners',
  projectStart: 'timeline',
  projectEnd: 'timeline',
  projectTime: 'timeline',
  spending: 'activities',
}

const OWN = LANGUAGES.flatMap(({ questions }) =>
  Object.entries(questions?.sections ?? {}).map(
    ([section, words]) => [section as AskedSection, new RegExp(words, 'iu')] as const,
  ),
)

/** Tried last: nearly every question about a project contains its words. */
export const LAST_RESORT: AskedSection = 'summary'

/** Sections that a question or heading names, likeliest first, of projects or of the organisation. */
export function sectionsIn(text: string): AskedSection[] {
  const named = OWN.filter(([, pattern]) => pattern.test(text)).map(([section]) => section)
  if (named.some((section) => section !== LAST_RESORT)) return [...new Set(named)]
  const asked = commonQuestionIn(text)
  const section = asked === null ? undefined : SECTIONS[asked.meaning]
  return section === undefined ? named.slice(0, 1) : [section]
}
