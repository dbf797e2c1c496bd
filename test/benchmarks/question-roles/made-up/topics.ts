/** What questions are mostly about, in the words that funders print as headings, and the words that tell it. */
const TOPICS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:need|problem|why)\b/iu, ['Need', 'Evidence of need', 'Statement of need', 'Background']],
  [/\b(?:benefit\w*|people|participants)\b/iu, ['Beneficiaries', 'Who will benefit', 'Target group']],
  [/\b(?:difference|outcomes?|impact|change|achieve)\b/iu, ['Outcomes', 'Impact', 'Expected results']],
  [/\b(?:risks?|wrong)\b/iu, ['Risks', 'Risk management']],
  [/\b(?:measure|evaluat\w+|success|monitor\w*)\b/iu, ['Monitoring and evaluation', 'Evaluation', 'Measuring success']],
  [/\b(?:partners?|collaborat\w+|other organi[sz]ations)\b/iu, ['Partnership', 'Collaboration', 'Partners']],
  [/\b(?:cost|budget|fund\w*|money|financ\w*)\b/iu, ['Finance', 'Budget', 'Other funding']],
  [/\b(?:ends?|future|sustain\w*|continue|maintained)\b/iu, ['Sustainability', 'Future plans', 'Exit strategy']],
  [/\b(?:equal\w*|open to|access\w*|divers\w+)\b/iu, ['Equality and access', 'Equal opportunities', 'Inclusion']],
  [/\b(?:experience|skills|track record|team|staff)\b/iu, ['Capacity', 'Track record', 'Project team']],
  [/\b(?:aims?|objectives?|purpose|goals?)\b/iu, ['Objectives', 'Aims', 'Purpose']],
  [
    /\b(?:activit\w+|do|plan|project|work|describe)\b/iu,
    ['Project description', 'The project', 'Description', 'Work plan'],
  ],
]

/** A heading for a question, or null where its words tell no topic. */
export function topicIn(question: string): string | null {
  const names = TOPICS.find(([words]) => words.test(question))?.[1]
  return names?.[question.length % names.length] ?? null
}
