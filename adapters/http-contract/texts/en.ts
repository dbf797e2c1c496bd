import type { CoordinatorNote, FindingNote, FormDoubt, UnreadPart } from '../coordinator-notes.ts'
import { storedSentence } from './en/reasons.ts'

/** Chat reply for a failed request, with the reason if users should know it. */
export function changeFailedSentence(notice: Parameters<typeof storedSentence>[0] | null): string {
  if (notice === null) return 'Your request could not be carried out. The answer is as it was. Please try again.'
  return `${storedSentence(notice)} The answer is as it was.`
}

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`

/** The coordinator's sentence for a note. */
export function coordinatorSentence(note: CoordinatorNote): string {
  switch (note.code) {
    case 'summary':
      return summary(note)
    case 'reading-form':
      return `Reading the form ${note.fileName}`.trim()
    case 'found-questions':
      return found(note)
    case 'planned':
      return planned(note)
    case 'not-planned':
      return 'The answers could not be planned. Each question is answered by itself.'
    case 'answering':
      return `Answering question ${note.number}: ${note.question}`
    case 'answered':
      return `Answered question ${note.number}.`
    case 'lacking':
      return `Question ${note.number} needs something that your documents do not hold.`
    case 'unanswered':
      return `Question ${note.number} could not be answered.`
  }
}

type Note<Code extends CoordinatorNote['code']> = Extract<CoordinatorNote, { readonly code: Code }>

function summary({ questions, drafted, missing, failed }: Note<'summary'>): string {
  return [
    `Drafted ${drafted} of ${questions} answers.`,
    missing > 0 ? `${missing} ${missing === 1 ? 'needs' : 'need'} something that your documents do not hold.` : '',
    failed > 0 ? `${failed} could not be drafted.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function found({ questions, sections, notes }: Note<'found-questions'>): string {
  const count = `Found ${counted(questions, 'question')}${sections > 1 ? ` in ${sections} sections` : ''}`
  if (notes.length === 0) return count
  // A doubt names the count itself.
  const isDoubted = notes.some((note) => note.code === 'doubted' && note.doubt.reason !== 'without-model')
  return [...(isDoubted ? [] : [`${count}.`]), ...notes.map(findingSentence)].join(' ')
}

function findingSentence(note: FindingNote): string {
  switch (note.code) {
    case 'scanned':
      return 'The form is a scan: please compare the questions and their limits with it.'
    case 'shortened':
      return 'Some texts of the form are very long. They are shortened here: please compare them with the form.'
    case 'not-read':
      return unreadSentence(note.parts)
    case 'few-found':
      return 'These are few for a form of this length, and some may be missing: please compare them with the form.'
    case 'unknown-left-out':
      return note.count === 1
        ? 'One that the language model named does not stand in the form and was left out.'
        : `${note.count} that the language model named do not stand in the form and were left out.`
    case 'not-sure':
      return note.count === 1
        ? 'One that rules found was left out by the language model. It is marked: please keep or remove it.'
        : `${note.count} that rules found were left out by the language model. They are marked: please keep or remove them.`
    case 'too-many':
      return (
        `The form asks ${note.asked.toLocaleString('en-GB')} questions, and an application may have at most ${note.most}. ` +
        `The first ${note.most} are taken.`
      )
    case 'doubted':
      return doubtSentence(note.doubt)
    case 'without-model':
      return ['They were found without the language model.', note.reason && storedSentence(note.reason)]
        .filter(Boolean)
        .join(' ')
  }
}

const UNREAD: Record<UnreadPart['kind'], string> = {
  attachment: 'an attached file',
  'inserted-file': 'an inserted file',
  diagram: 'a diagram',
  'hidden-text': 'hidden text',
  chart: 'a chart',
  'page-header': 'a page header or footer to fill in',
  page: 'a page whose letters can’t be read',
}

/** Lists the parts of a form that could not be read. */
export function unreadSentence(parts: readonly UnreadPart[]): string {
  const named = parts.map(({ kind, name }) => (name === null ? UNREAD[kind] : `${UNREAD[kind]} (${name})`))
  return `This form has ${listed(named)} that we could not read. Please look there for questions.`
}

/** Asks the user to review a doubt about the form. */
export function doubtSentence({ reason, questions, pages, lines, missing }: FormDoubt): string {
  if (reason === 'none') return 'We found no questions in this form. Mark them in the form.'
  if (reason === 'without-model') return 'Please compare them with the form.'
  const length = pages === null ? `in ${counted(lines, 'line')}` : `on ${counted(pages, 'page')}`
  const asked = `We found ${counted(questions, 'question')} ${length}.`
  if (missing.length === 0) return `${asked} Is that right?`
  const seem = missing.length === 1 ? 'Question' : 'Questions'
  return `${asked} ${seem} ${listed(missing)} ${missing.length === 1 ? 'seems' : 'seem'} to be missing.`
}

function listed(words: readonly (string | number)[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter((part) => part !== '').join(' and ')
}

function planned({ answers, documents, last }: Note<'planned'>): string {
  const plan = `Planned ${answers} answers from ${counted(documents, 'document')}.`
  if (last.length === 0) return plan
  return last.length === 1
    ? `${plan} Question ${listed(last)} sums up others and is answered after them.`
    : `${plan} Questions ${listed(last)} sum up others and are answered after them.`
}
