const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`

/** Fixed texts of downloaded files. */
export const fileLabels = {
  sources: 'Sources',
  coverLetter: 'Cover letter',
  table: { question: 'Question', limit: 'Limit', answer: 'Answer' },
  words: (count: number) => counted(count, 'word'),
  characters: (count: number) => counted(count, 'character'),
  notAnswered: 'Not answered',
  noAnswer: '(not answered)',
  stillNeeded: (entries: readonly string[]) => `Still needed: ${entries.join('; ')}`,
  overviewOf: (name: string) => `Overview of ${name}`,
  unnamed: 'application',
}
